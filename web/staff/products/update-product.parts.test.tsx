import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { products } from "#core/calls/products.ts";
import { selectors } from "#core/calls/selectors.ts";
import { sizeSystems } from "#core/calls/size-systems.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { button, field } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleProduct } from "#web/testing/sample-product.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import messages from "./messages.en.ts";
import * as updateProduct from "./update-product.tsx";

const { publish } = messages;
const shop = shopNetwork();
const draft: StaffProduct = { ...sampleProduct, state: "draft", offSale: true };
const timed: StaffProduct = { ...draft, version: 2, publishAt: "2099-02-01T12:00:00.000Z" };

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(selectors.categories, { women: [{ id_category: 4, name: "Coats" }], men: [] });
	shop.answer(selectors.collections, [{ id_collection: 2, name: "Winter" }]);
	shop.answer(selectors.shelves, { categories: [], collections: [] });
	shop.answer(sizeSystems.list, []);
});

const show = async (product: StaffProduct) => {
	shop.answer(products.staffDetail, product);
	await showScreen("/updateProducto/7", screen("/updateProducto/:id", updateProduct));
	tellFacts({ ...browserFacts(), timeZone: "America/Argentina/Buenos_Aires" });
	await expect.element(field("Name")).toHaveValue(product.name);
};
const sent = () => shop.sent(products.setSale).map(({ body }) => body);

test("a draft is given a time by the shop's clock; what was typed elsewhere stays, and the time is taken away again", async () => {
	shop.answer(products.setSale, timed);
	await show(draft);
	await field("Name").fill("Long coat");
	await button(publish.set).click();
	await expect.element(page.getByText(publish.missing)).toBeVisible();
	await field(publish.label).fill("2099-02-01T09:00");
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByText(/^Wool coat goes on sale on Feb 1, 2099, 9:00\sAM$/)).toBeVisible();
	await expect.element(field("Name")).toHaveValue("Long coat");
	shop.answer(products.setSale, { ...draft, version: 3 });
	await button(publish.clear).click();
	await expect.element(field(publish.label)).toHaveValue("");
	expect(sent()).toEqual([
		{ onSale: false, version: 1, publishAt: "2099-02-01T12:00:00.000Z" },
		{ onSale: false, version: 2 },
	]);
	expect(shop.sent(products.update)).toEqual([]);
});

test("a time that is past is refused beside the field", async () => {
	shop.refuse(products.setSale, "bad_request", { fields: { publishAt: "must be in the future" } });
	await show(timed);
	await field(publish.label).fill("2020-01-01T10:00");
	await button(publish.set).click();
	await expect.element(page.getByText(publish.future)).toBeVisible();
	await expect.element(field(publish.label)).toHaveValue("2020-01-01T10:00");
});

test("a product on sale has no such time", async () => {
	await show(sampleProduct);
	await expect.element(field(publish.label)).not.toBeInTheDocument();
});

test("what counts as low stock is the product's own number, or the shop's", async () => {
	shop.answer(products.update, { ...sampleProduct, version: 2, lowStock: 3 });
	await show({ ...sampleProduct, lowStock: 7 });
	await expect.element(field("Low stock from")).toHaveValue("7");
	await field("Low stock from").fill("few");
	await button("Save changes").click();
	await expect.element(page.getByText(messages.lowStock.bad)).toBeVisible();
	await field("Low stock from").fill("3");
	await button("Save changes").click();
	await expect.poll(() => shop.sent(products.update).length).toBe(1);
	await field("Low stock from").fill("");
	await button("Save changes").click();
	await expect.poll(() => shop.sent(products.update).length).toBe(2);
	const given = shop.sent(products.update).map(({ body }) => (body as { updatedProduct: object }).updatedProduct);
	expect(given).toMatchObject([{ lowStock: 3 }, { lowStock: null }]);
});
