import { expect, test } from "vitest";
import { product } from "#web/testing/samples.ts";
import { productHead } from "./product-head.ts";

const data = { origin: "https://shop.test", plans: [], topReviews: [], newestReviews: [] };
const terms = { sent: null, pickups: [], returnsDays: 0 };
const facts = { name: "Rail", currency: "ARS", languages: ["en" as const] };
const head = (seo: typeof product.seo) => {
	const tags = productHead({ ...data, terms, product: { ...product, seo } }, facts) as Record<string, string>[];
	return {
		title: tags.find((tag) => "title" in tag)?.title,
		description: tags.find(({ name }) => name === "description")?.content,
		shared: tags.find(({ property }) => property === "og:title")?.content,
		canonical: tags.find(({ rel }) => rel === "canonical")?.href,
	};
};

test("search engines are told what staff wrote for them, else the name, price and description; the address stays the id's", () => {
	expect(head({ slug: "wool-coat-3" })).toMatchObject({
		title: expect.stringContaining("Wool coat by Rail & Thread"),
		description: expect.stringMatching(/90\.00\. Warm and soft\.$/),
		canonical: "https://shop.test/products/3",
	});
	const said = head({ slug: "warm-coat", title: "Wool coats for winter", description: "Long and warm." });
	expect(said.title).toMatch(/^Wool coats for winter/);
	expect(said).toMatchObject({
		description: "Long and warm.",
		shared: said.title,
		canonical: "https://shop.test/products/3",
	});
});
