import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { carts } from "#core/calls/carts.ts";
import { button, text } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { openProduct } from "#web/testing/product-page.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress } from "#web/testing/show-screen.tsx";

const shop = shopNetwork();
const miniCart = page.getByRole("region", { name: "Added to cart" });
const add = page.getByRole("main").getByRole("button", { name: "Add to cart" }).first();

const stored = () => JSON.parse(localStorage.getItem("cart") ?? "[]");
/** How many of size M are in the cart, as any tab would see it. */
const inCart = () => stored()[0]?.variants[0].Stocks.M ?? 0;

test("what was added is shown with the cart's total, and the keyboard goes on from where it was", async () => {
	await openProduct({ query: "?size=M" });
	await add.click();
	await expect.element(miniCart).toBeVisible();
	await expect.element(miniCart.getByText("Wool coat, Ink, M is in your cart", { exact: true })).toBeVisible();
	await expect.element(miniCart.getByText("Ink, M, quantity 1", { exact: true })).toBeVisible();
	await expect.element(miniCart.getByText(/^Total of 1 item\$\s90\.00$/)).toBeVisible();
	await expect.element(miniCart.getByRole("presentation").first()).toBeVisible();
	await expect.element(add).toHaveFocus();
	await userEvent.tab();
	await expect.element(miniCart.getByRole("button", { name: "Close" })).toHaveFocus();
	await userEvent.keyboard("{Escape}");
	await expect.element(miniCart).not.toBeInTheDocument();
	await expect.element(add).toHaveFocus();
});

test("a second adding takes the place of the first, and See cart leads there", async () => {
	await openProduct({ query: "?size=M" });
	await add.click();
	await expect.element(text("Ink, M, quantity 1")).toBeVisible();
	await add.click();
	await expect.element(text("Ink, M, quantity 2")).toBeVisible();
	await expect.element(miniCart).toHaveLength(1);
	await miniCart.getByRole("link", { name: "See cart" }).click();
	await expectAddress("/cart");
	await expect.element(miniCart).not.toBeInTheDocument();
});

test("Undo takes back the last adding, and nothing another tab has added since", async () => {
	await openProduct({ query: "?size=M" });
	await add.click();
	await expect.element(text("Ink, M, quantity 1")).toBeVisible();
	await button("One more").click();
	await add.click();
	await expect.element(text("Ink, M, quantity 3")).toBeVisible();
	const lines = stored();
	lines[0].variants[0].Stocks.M = 4;
	localStorage.setItem("cart", JSON.stringify(lines));
	await button("Undo").click();
	await expect.element(text("Taken back out of your cart")).toBeVisible();
	expect(inCart()).toBe(2);
	await expect.element(miniCart).not.toBeInTheDocument();
});

test("Undo of a client's adding is saved, too", async () => {
	clientIsHere(shop);
	shop.answer(carts.detail, { cart_items: [], changes: [] });
	shop.answer(carts.save, { cart_items: [], changes: [] });
	const isSaved = shop.hold(carts.save);
	await openProduct({ query: "?size=M" });
	await expect.poll(() => shop.sent(carts.detail).length).toBe(1);
	await add.click();
	await button("Undo").click();
	isSaved();
	await expect.poll(() => shop.sent(carts.save).at(-1)?.body).toEqual({ cart_items: [] });
	expect(inCart()).toBe(0);
});

test("with the cart emptied elsewhere it goes", async () => {
	await openProduct({ query: "?size=M" });
	await add.click();
	await expect.element(miniCart).toBeVisible();
	localStorage.removeItem("cart");
	window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
	await expect.element(miniCart).not.toBeInTheDocument();
});
