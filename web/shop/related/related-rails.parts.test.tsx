import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { products } from "#core/calls/products.ts";
import type { ProductCard } from "#core/contract/products.ts";
import { openProduct } from "#web/testing/product-page.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";

const shop = shopNetwork();
const look = page.getByRole("region", { name: "Goes with it" });
const similar = page.getByRole("region", { name: "Like this" });

const card = (id: number): ProductCard => ({
	...{ id_product: id, name: `Garment ${id}`, brand: "Rail & Thread", price: 20, price_offer: 20, is_offer: false },
	...{ rating: 0, reviewCount: 0, images: [], colors: [], colorCount: 0, soldOut: false },
});

/** Somebody has read the product's page to its end. */
async function openAndRead(): Promise<void> {
	await openProduct();
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(shop.sent(products.related)).toEqual([]);
	page.getByRole("contentinfo").element().scrollIntoView({ block: "center" });
}

test("what goes with it and what is like it hang below, asked for once somebody comes near", async () => {
	shop.answer(products.related, { look: [card(7)], similar: [card(8), card(9)] });
	await openAndRead();
	await expect.element(look.getByRole("link", { name: "Garment 7" })).toBeVisible();
	await expect.element(similar.getByRole("listitem")).toHaveLength(2);
	const [asked, ...more] = shop.sent(products.related);
	expect(asked?.address.pathname).toBe(`/api/products/${product.id_product}/related`);
	expect(asked?.address.searchParams.get("language")).toBe("en");
	expect(more).toEqual([]);
});

test("a rail with nothing on it is not there", async () => {
	shop.answer(products.related, { look: [], similar: [card(8)] });
	await openAndRead();
	await expect.element(similar).toBeVisible();
	await expect.element(look).not.toBeInTheDocument();
});

test("the page stands without them where they cannot be read", async () => {
	shop.cut(products.related);
	await openAndRead();
	await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
	await expect.element(look).not.toBeInTheDocument();
	await expect.element(similar).not.toBeInTheDocument();
});
