import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { carts } from "#core/calls/carts.ts";
import { payments } from "#core/calls/payments.ts";
import { products } from "#core/calls/products.ts";
import type { CartLine } from "#core/contract/carts.ts";
import { browserStorage } from "#web/store/storage.ts";
import { config, lineOf, scarf } from "#web/testing/cart.ts";
import { button, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as cartScreen from "./cart.tsx";
import { entryOf, withQuantity } from "./lines.ts";

const shop = shopNetwork();
const saved = page.getByRole("list", { name: "Saved for later" }).getByRole("article");
const inCart = page.getByRole("list", { name: "Cart" }).getByRole("article");
const heading = page.getByRole("heading", { name: "Saved for later" });
const stored = (key: "cart" | "savedForLater") =>
	browserStorage()
		.read(key)
		.map((line) => `${line.name} ${entryOf(line).quantity}`);

async function openCart(cart: CartLine[], later: CartLine[] = []): Promise<void> {
	localStorage.setItem("cart", JSON.stringify(cart));
	localStorage.setItem("savedForLater", JSON.stringify(later));
	for (const key of ["cart", "savedForLater"]) window.dispatchEvent(new StorageEvent("storage", { key }));
	await showScreen("/cart", screen("/cart", cartScreen));
}

beforeEach(() => {
	shop.answer(payments.config, config);
	shop.answer(products.detail, ({ address }) => (address.pathname.endsWith("/3") ? product : scarf));
});

atEveryWidth(() => {
	test("a line is saved for later, brought back by Undo, or moved to the cart another day", async () => {
		await openCart([withQuantity(lineOf(product), 2), lineOf(scarf)]);
		await expect.element(heading).not.toBeInTheDocument();
		await button("Save for later: Wool coat").click();
		await expect.element(text("Wool coat is saved for later.")).toBeVisible();
		await expect.element(saved).toHaveLength(1);
		expect([stored("cart"), stored("savedForLater")]).toEqual([["Scarf 1"], ["Wool coat 2"]]);
		await expect.element(button("Undo")).toHaveFocus();
		await button("Undo").click();
		expect([stored("cart"), stored("savedForLater")]).toEqual([["Wool coat 2", "Scarf 1"], []]);
		await button("Save for later: Scarf").click();
		await button("Move to cart: Scarf").click();
		await expect.element(inCart).toHaveLength(2);
		await expect.element(heading).toHaveFocus();
		await expect.element(text("Nothing is saved for later.")).toBeVisible();
		expect([stored("cart"), stored("savedForLater")]).toEqual([["Wool coat 2", "Scarf 1"], []]);
	});
});

test("what is saved says what has changed since: its price, fewer units, sold out, no longer sold", async () => {
	const [ink, ...others] = product.variants as [(typeof product.variants)[0]];
	const few = { ...product, variants: [{ ...ink, Stocks: { S: 2, M: 1, L: 0 } }, ...others] };
	shop.answer(products.detail, ({ address }) => {
		if (address.pathname.endsWith("/3")) return few;
		return { ...scarf, variants: address.pathname.endsWith("/4") ? [{ ...ink, Stocks: { M: 0 } }] : [] };
	});
	const dear = { ...withQuantity(lineOf(product), 3), is_offer: false, price: 150 };
	await openCart([], [dear, lineOf(scarf), { ...lineOf(scarf), id_product: 9, name: "Cape" }]);
	await expect.element(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
	const [coat, sold, gone] = [saved.nth(0), saved.nth(1), saved.nth(2)];
	await expect.element(coat.getByText(/It was \$\s150\.00 when you saved it/)).toBeVisible();
	await expect.element(coat.getByText("Only 1 left")).toBeVisible();
	await expect.element(sold.getByText("Sold out")).toBeVisible();
	await expect.element(gone.getByText("No longer sold")).toBeVisible();
	await expect.element(button("Move to cart: Scarf")).not.toBeInTheDocument();
	await button("Move to cart: Wool coat").click();
	expect(stored("cart")).toEqual(["Wool coat 1"]);
	expect(browserStorage().read("cart")[0]?.totalPrice).toBe(90);
});

test("what is no longer wanted goes, and can be had back", async () => {
	await openCart([lineOf(scarf)], [lineOf(product)]);
	await button("Do not keep Wool coat").click();
	await expect.element(saved).toHaveLength(0);
	await button("Undo").click();
	expect(stored("savedForLater")).toEqual(["Wool coat 1"]);
});

test("without the shop it is shown as it was saved, and that it may have changed", async () => {
	shop.cut(products.detail);
	await openCart([lineOf(scarf)], [lineOf(product)]);
	await expect.element(text("The shop cannot be reached: prices and units may have changed meanwhile.")).toBeVisible();
	await button("Move to cart: Wool coat").click();
	expect(stored("cart")).toEqual(["Scarf 1", "Wool coat 1"]);
});

test("a client is told that log-out forgets it", async () => {
	clientIsHere(shop);
	shop.answer(carts.detail, { cart_items: [], changes: [] });
	await openCart([], [lineOf(product)]);
	await expect.element(text("Kept in this browser until you log out.")).toBeVisible();
});
