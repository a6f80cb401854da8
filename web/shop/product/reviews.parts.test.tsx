import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { reviews } from "#core/calls/reviews.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { openProduct } from "#web/testing/product-page.ts";
import { client, product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";

const shop = shopNetwork();
const written = {
	description: "Lovely",
	stars: 4,
	product: product.id_product,
	createdAt: "2026-02-01T10:00:00.000Z",
	Client: { login_name: client.login_name },
};

async function openAsBuyer() {
	clientIsHere(shop);
	shop.answer(reviews.mine, { bought: true, review: null });
	shop.answer(reviews.create, written, { status: 201 });
	await openProduct();
	await page.getByRole("group", { name: "Stars" }).getByRole("radio", { name: "4 stars" }).click();
	await field("Your words").fill("Lovely");
}

test("a buyer says how it fits", async () => {
	await openAsBuyer();
	await page.getByRole("radio", { name: "Runs small" }).click();
	await button("Send review").click();
	await expect.element(text("Thank you for your review")).toBeVisible();
	expect(shop.sent(reviews.create).map(({ body }) => body)).toEqual([
		{ product: product.id_product, stars: 4, description: "Lovely", fit: "small" },
	]);
});

test("who does not say it, reviews all the same", async () => {
	await openAsBuyer();
	await button("Send review").click();
	await expect.element(text("Thank you for your review")).toBeVisible();
	expect(shop.sent(reviews.create)[0]?.body).toMatchObject({ stars: 4, fit: null });
});

test("what most buyers say of the fit stands at the sizes", async () => {
	await openProduct({ of: { ...product, fitVotes: { small: 9, true: 4, large: 1 } } });
	await expect.element(text("Most of 14 buyers: runs small")).toBeVisible();
});

test("where buyers disagree nothing is said", async () => {
	await openProduct({ of: { ...product, fitVotes: { small: 5, true: 4, large: 5 } } });
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect.element(page.getByText(/^Most of/)).not.toBeInTheDocument();
});

test("reviews are counted by their stars, the best first", async () => {
	await openProduct({ of: { ...product, reviewCount: 6, stars: [1, 0, 0, 2, 3] } });
	const counts = page.getByRole("list", { name: "Reviews by stars" }).getByRole("listitem");
	await expect.element(counts.first()).toHaveTextContent("5 stars3");
	expect(counts.elements().map((one) => one.textContent)).toEqual([
		"5 stars3",
		"4 stars2",
		"3 stars0",
		"2 stars0",
		"1 star1",
	]);
});
