import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { carts } from "#core/calls/carts.ts";
import { lists } from "#core/calls/lists.ts";
import { payments } from "#core/calls/payments.ts";
import { products } from "#core/calls/products.ts";
import { browserStorage } from "#web/store/storage.ts";
import { config, lineOf, scarf } from "#web/testing/cart.ts";
import { button, field } from "#web/testing/controls.ts";
import { clientIsHere } from "#web/testing/logged-in.ts";
import { product, wishList } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as cartScreen from "./cart.tsx";
import { entryOf, givenLine } from "./lines.ts";
import * as sharedScreen from "./shared-cart.tsx";

const shop = shopNetwork();
const open = () => showScreen("/cart/shared/the-token", screen("/cart/shared/:token", sharedScreen));
const expiresAt = "2027-01-06T12:00:00.000Z";
const soldOut = {
	...{ id_product: 9, name: "Cape", ColorName: "Ink", size: "M", quantity: 1, kept: 0 },
	...{ reason: "sold_out" as const, message: "" },
};

beforeEach(() => {
	shop.answer(payments.config, config);
	shop.answer(products.detail, ({ address }) => (address.pathname.endsWith("/3") ? product : scarf));
});

atEveryWidth(() => {
	test("whoever opens the link sees what it holds, and takes it into their own cart beside what is there", async () => {
		localStorage.setItem("cart", JSON.stringify([lineOf(scarf)]));
		window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
		shop.answer(carts.shared, { cart_items: [lineOf(product)], changes: [soldOut], expiresAt });
		await open();
		await expect.element(page.getByRole("heading", { name: "A cart for you" })).toBeVisible();
		await expect.element(page.getByRole("list", { name: "What is in it" }).getByRole("article")).toHaveLength(1);
		await expect.element(page.getByText(/Cape \(Ink, M\)/)).toBeVisible();
		await button("Add all to my cart").click();
		expect(
			browserStorage()
				.read("cart")
				.map(({ name }) => name),
		).toEqual(["Scarf", "Wool coat"]);
	});

	test("a link is made of what is in the cart, to be copied or read by a camera", async () => {
		shop.answer(carts.share, { link: "http://shop.test/cart/shared/the-token", expiresAt }, { status: 201 });
		localStorage.setItem("cart", JSON.stringify([lineOf(product)]));
		window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
		await showScreen("/cart", screen("/cart", cartScreen));
		await button("Share this cart").click();
		await expect.element(field("Link to this cart")).toHaveValue("http://shop.test/cart/shared/the-token");
		expect(shop.sent(carts.share).map(({ body }) => body)).toEqual([
			{ cart_items: [givenLine(entryOf(lineOf(product)))] },
		]);
		await button("QR code").click();
		await expect.element(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
	});
});

test("a link that is over says so, and one that cannot be read is tried again", async () => {
	shop.refuse(carts.shared, "not_found");
	await open();
	await expect.element(page.getByRole("heading", { name: "This link opens no cart" })).toBeVisible();
});

test("a client saves a line of the cart on a list, in its colour and size", async () => {
	clientIsHere(shop);
	shop.answer(carts.detail, { cart_items: [lineOf(product)], changes: [] });
	shop.answer(lists.ofClient, [{ ...wishList, title: "Winter" }]);
	shop.answer(lists.update, wishList);
	localStorage.setItem("cart", JSON.stringify([lineOf(product)]));
	window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
	await showScreen("/cart", screen("/cart", cartScreen));
	await button("Add to a wish list").click();
	await page.getByRole("menuitem", { name: "Winter" }).click();
	const { ColorName, size } = entryOf(lineOf(product));
	await expect
		.poll(() => shop.sent(lists.update).map(({ body }) => body))
		.toEqual([
			{ id: wishList.id, add: [product.id_product], lines: [{ product: product.id_product, ColorName, size }] },
		]);
});
