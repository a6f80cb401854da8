import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { products } from "#core/calls/products.ts";
import type { ProductCard } from "#core/contract/products.ts";
import { forgetPerson } from "#web/account/session.ts";
import { button, text } from "#web/testing/controls.ts";
import { clientIsHere, staffIsHere } from "#web/testing/logged-in.ts";
import { openProduct } from "#web/testing/product-page.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";

const shop = shopNetwork();
const rail = page.getByRole("region", { name: "You looked at" });
const viewed = () => JSON.parse(localStorage.getItem("recentlyViewed") ?? "[]");

const { id_product: ID } = product;
const card = (id: number): ProductCard => ({
	...{ id_product: id, name: `Garment ${id}`, brand: "Rail & Thread", price: 20, price_offer: 20, is_offer: false },
	...{ rating: 0, reviewCount: 0, images: [], colors: [], colorCount: 0, soldOut: false },
});

/** The shop still sells these. */
function sells(...ids: number[]): void {
	const cards = ids.map(card);
	shop.answer(products.cards, { cards, total: cards.length, corrected: null });
	shop.answer(products.related, { look: [], similar: [] });
}

/** Somebody has read the product's page to its end. */
async function openAndRead(): Promise<void> {
	await openProduct();
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(shop.sent(products.cards)).toEqual([]);
	page.getByRole("contentinfo").element().scrollIntoView({ block: "center" });
}

test("what was looked at before hangs below the product, at today's prices, read in one call", async () => {
	localStorage.setItem("recentlyViewed", JSON.stringify([8, ID, 7]));
	sells(8);
	await openAndRead();
	await expect.element(rail.getByRole("link", { name: "Garment 8" })).toBeVisible();
	await expect.element(rail.getByRole("listitem")).toHaveLength(1);
	const [asked] = shop.sent(products.cards);
	expect(asked?.address.searchParams.get("ids")).toBe("8,7");
	expect(asked?.headers.get("authorization")).toBeNull();
	expect(shop.sent(products.cards)).toHaveLength(1);
	expect(viewed()).toEqual([ID, 8, 7]);
});

test("twelve are remembered, broken ones dropped, and the first product of all shows no rail", async () => {
	localStorage.setItem(
		"recentlyViewed",
		JSON.stringify([20, "x", -1, ...Array.from({ length: 12 }, (_, at) => at + 30)]),
	);
	sells();
	await openAndRead();
	await expect.poll(viewed).toEqual([ID, 20, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
	await expect.poll(() => shop.sent(products.cards).length).toBe(1);
	await expect.element(rail).not.toBeInTheDocument();
});

test("it can be cleared, and that taken back", async () => {
	localStorage.setItem("recentlyViewed", "[8]");
	sells(8);
	await openAndRead();
	await rail.getByRole("button", { name: "Clear" }).click();
	await expect.element(rail).not.toBeInTheDocument();
	expect(viewed()).toEqual([]);
	await expect.element(text("What you looked at is forgotten")).toBeVisible();
	await button("Undo").click();
	await expect.element(rail).toBeVisible();
	expect(viewed()).toEqual([ID, 8]);
});

test("it goes with the client who logs out", async () => {
	clientIsHere(shop);
	localStorage.setItem("recentlyViewed", "[8]");
	sells(8);
	await openAndRead();
	await expect.element(rail).toBeVisible();
	forgetPerson();
	await expect.element(rail).not.toBeInTheDocument();
	expect(viewed()).toEqual([]);
});

test("staff leave no trace and see none", async () => {
	staffIsHere(shop);
	localStorage.setItem("recentlyViewed", "[8]");
	sells(8);
	await openAndRead();
	await expect.element(page.getByRole("link", { name: "Update product" })).toBeVisible();
	await expect.element(rail).not.toBeInTheDocument();
	expect(viewed()).toEqual([8]);
});
