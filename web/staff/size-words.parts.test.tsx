import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { notes } from "#core/calls/notes.ts";
import { orders } from "#core/calls/orders.ts";
import { papers } from "#core/calls/papers.ts";
import { payments } from "#core/calls/payments.ts";
import { products } from "#core/calls/products.ts";
import { returns } from "#core/calls/returns.ts";
import { selectors } from "#core/calls/selectors.ts";
import { sizeSystems } from "#core/calls/size-systems.ts";
import type { StaffReturn } from "#core/contract/returns.ts";
import { config } from "#web/testing/cart.ts";
import { button, field } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { threeShirts } from "#web/testing/sample-order.ts";
import { sampleColour, sampleProduct } from "#web/testing/sample-product.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as productsScreen from "./catalogue/products.tsx";
import { LowStock } from "./dashboard/news.tsx";
import * as newOrder from "./orders/new-order.tsx";
import * as orderScreen from "./orders/order.tsx";
import * as updateProduct from "./products/update-product.tsx";
import * as returnsScreen from "./returns/returns.tsx";

/** As the build of the Spanish pages does it. */
vi.mock("#core/messages/sizes.ts", () => import("#core/messages/sizes.es.ts"));

const ONE_SIZE = "One size";
const shop = shopNetwork();
const Stocks = { [ONE_SIZE]: 4 };
const bag = {
	...sampleProduct,
	name: "Bag",
	sizeSystem: "one-size",
	sizes: [ONE_SIZE],
	variants: [sampleColour("Blanco", { Stocks })],
};

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(selectors.categories, { women: [{ id_category: 4, name: "Coats" }], men: [] });
	shop.answer(selectors.collections, [{ id_collection: 2, name: "Winter" }]);
	shop.answer(selectors.shelves, { categories: [], collections: [] });
	shop.answer(sizeSystems.list, [{ id: "one-size", name: ONE_SIZE, sizes: [ONE_SIZE], hidden: false, inUse: true }]);
});

test("the lines of a return say it, also of what is sent instead", async () => {
	const exchange = { ColorName: "Azul", size: ONE_SIZE };
	const piece = { line: 1, name: "Bag", color: "Blanco", image: "", outcome: null, reason: null, quantity: 1 };
	const asked: StaffReturn = {
		number: 7,
		orderId: 31,
		buyer: "Ana",
		currency: "ARS",
		state: "requested",
		at: "2026-01-02T10:00:00.000Z",
		lines: [{ ...piece, size: ONE_SIZE, exchange }],
		refusal: "",
		heldUntil: null,
		refund: null,
		parcel: null,
	};
	shop.answer(returns.list, [asked], { headers: { "x-total-count": "1" } });
	await showScreen("/admindashboard/returns", screen("/admindashboard/returns", returnsScreen));
	const one = page.getByRole("article", { name: "Return 7" });
	await expect.element(one.getByText(/Bag, Blanco, Único/)).toBeVisible();
	await expect.element(one.getByText("In exchange for Azul, Único")).toBeVisible();
	expect(document.body.textContent).not.toContain(ONE_SIZE);
});

test("the products screen says the size of one size in the page's language, and sends it as it is", async () => {
	shop.answer(products.staffList, { products: [bag], total: 1, next: null });
	shop.answer(products.update, bag);
	await showScreen("/admindashboard/products", screen("/admindashboard/products", productsScreen));
	await page.getByRole("button", { name: /^Count Bag:\s*Único 4/ }).click();
	await field("Único").fill("5");
	await button("Save").click();
	await expect.poll(() => shop.sent(products.update).length).toBe(1);
	const stockChanges = [{ ColorName: "Blanco", size: ONE_SIZE, delta: 1 }];
	expect(shop.sent(products.update)[0]?.body).toMatchObject({ updatedProduct: { stockChanges } });
});

test("the product's own screen says it in its grid, its sizes and its measurements", async () => {
	shop.answer(products.staffDetail, bag);
	await showScreen("/updateProducto/7", screen("/updateProducto/:id", updateProduct));
	await expect.element(page.getByRole("spinbutton", { name: "Único" })).toHaveValue(4);
	await expect.element(page.getByRole("checkbox", { name: /Único$/ })).toBeChecked();
	await expect.element(page.getByRole("rowheader", { name: "Único" })).toBeVisible();
});

test("the lines of an order say it", async () => {
	const [line] = threeShirts.orderDetails;
	const order = { ...threeShirts, orderDetails: line ? [{ ...line, size: ONE_SIZE }] : [] };
	shop.answer(orders.detail, order);
	shop.answer(papers.ofOrder, []);
	shop.answer(notes.ofOrder, []);
	shop.answer(returns.ofOrder, { returnable: [], returns: [] });
	await showScreen("/admindashboard/orders/31", screen("/admindashboard/orders/:id", orderScreen));
	await expect.element(page.getByText("White, Único")).toBeVisible();
	expect(document.body.textContent).not.toContain(ONE_SIZE);
});

function LastBag() {
	const entries = [{ id_product: 7, name: "Bag", ColorName: "Blanco", size: ONE_SIZE, left: 1 }];
	return <LowStock of={{ soldOut: 0, low: 1, entries }} />;
}

test("what runs out says it", async () => {
	await showScreen("/low", { path: "/low", Component: LastBag });
	await expect.element(page.getByRole("row", { name: "Bag Blanco Único 1" })).toBeVisible();
});

test("what an order is made of says it", async () => {
	shop.answer(payments.config, config);
	shop.answer(products.detail, { ...product, variants: [sampleColour("Blanco", { Stocks })] });
	const { id_product, name, brand, price, price_offer, is_offer, rating, reviewCount } = product;
	const card = { id_product, name, brand, price, price_offer, is_offer, rating, reviewCount };
	const found = { ...card, images: [], colors: [], colorCount: 1, soldOut: false };
	shop.answer(products.suggest, { products: [found], types: [], brands: [], corrected: null });
	await showScreen("/admindashboard/orders/new", screen("/admindashboard/orders/new", newOrder));
	await field("Find a product").fill("bag");
	await button("Search").click();
	await page.getByRole("list", { name: "Found" }).getByRole("button").first().click();
	await expect.element(page.getByRole("option", { name: /^Único/ })).toHaveValue(ONE_SIZE);
	await button("Add").click();
	await expect.element(page.getByText(/Blanco, Único · 1/)).toBeVisible();
});
