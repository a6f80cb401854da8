import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { products } from "#core/calls/products.ts";
import { selectors } from "#core/calls/selectors.ts";
import { sizeSystems } from "#core/calls/size-systems.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { productFormMessages } from "#core/messages.ts";
import { button, field } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleColour, sampleProduct } from "#web/testing/sample-product.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import messages from "./parts/shown-beside.messages.en.ts";
import * as updateProduct from "./update-product.tsx";

const shop = shopNetwork();
const { companions, seo } = messages;
const pictured: StaffProduct = {
	...sampleProduct,
	companions: [3],
	variants: [sampleColour("Blanco", { ProductImages: ["/images/a.webp", "/images/b.webp"] })],
};
const changed = () =>
	(shop.sent(products.update).at(-1)?.body as { updatedProduct: object } | undefined)?.updatedProduct;

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(selectors.categories, { women: [{ id_category: 4, name: "Coats" }], men: [] });
	shop.answer(selectors.collections, [{ id_collection: 2, name: "Winter" }]);
	shop.answer(selectors.shelves, { categories: [], collections: [] });
	shop.answer(sizeSystems.list, []);
	shop.answer(products.detail, product);
});

async function show(of: StaffProduct): Promise<void> {
	shop.answer(products.staffDetail, of);
	await showScreen("/updateProducto/7", screen("/updateProducto/:id", updateProduct));
	await expect.element(field("Name")).toHaveValue(of.name);
}

test("what goes with it is found by its name, added and taken out", async () => {
	shop.answer(products.update, { ...pictured, version: 2 });
	const card = { price: 20, price_offer: 20, is_offer: false, rating: 0, reviewCount: 0, images: [], colors: [] };
	const belt = { ...card, id_product: 9, name: "Belt", brand: "Ojal", colorCount: 0, soldOut: false };
	shop.answer(products.suggest, { products: [belt], types: [], brands: [], corrected: null });
	await show(pictured);
	await field(companions.find).fill("bel");
	await button("Add Belt").click();
	await button(companions.remove("Wool coat")).click();
	await button("Save changes").click();
	await expect.poll(changed).toMatchObject({ companions: [9] });
});

test("title, description and address for search engines are typed and checked beside the name", async () => {
	shop.refuse(products.update, "bad_request", { fields: { seo: productFormMessages.slugTaken } });
	await show(pictured);
	await expect.element(field(seo.slug)).toHaveValue("wool-coat-7");
	await field(seo.title).fill("Wool coat for winter");
	await field(seo.slug).fill("Wool Coat");
	await expect.element(page.getByText(productFormMessages.slug)).toBeVisible();
	await field(seo.slug).fill("warm-coat");
	await button("Save changes").click();
	await expect.poll(changed).toMatchObject({ seo: { title: "Wool coat for winter", slug: "warm-coat" } });
	await expect.element(page.getByRole("alert").getByText(productFormMessages.slugTaken)).toBeVisible();
});

test("each picture says what it shows; of the others nothing is said", async () => {
	shop.answer(products.update, { ...pictured, version: 2 });
	await show(pictured);
	await page.getByRole("combobox", { name: "What picture 2 of Blanco shows" }).selectOptions("back");
	await button("Save changes").click();
	await expect.poll(changed).toMatchObject({ variants: [{ views: [null, "back"] }] });
});
