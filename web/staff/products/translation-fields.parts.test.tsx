import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { products } from "#core/calls/products.ts";
import { selectors } from "#core/calls/selectors.ts";
import { sizeSystems } from "#core/calls/size-systems.ts";
import { productFormMessages } from "#core/messages.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleProduct } from "#web/testing/sample-product.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as updateProduct from "./update-product.tsx";

const shop = shopNetwork();
const spanish = page.getByRole("group", { name: "Español" });
const inSpanish = (label: string) => spanish.getByRole("textbox", { name: `${label} in Español` });
const sent = () => shop.sent(products.update).at(-1)?.body;

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(selectors.categories, { women: [{ id_category: 4, name: "Coats" }], men: [] });
	shop.answer(selectors.collections, [{ id_collection: 2, name: "Winter" }]);
	shop.answer(selectors.shelves, { categories: [], collections: [] });
	shop.answer(sizeSystems.list, [
		{ id: "letters", name: "Letters", sizes: ["S", "M", "L", "XL"], hidden: false, inUse: true },
	]);
});

const show = async (product = sampleProduct) => {
	shop.answer(products.staffDetail, product);
	shop.answer(products.update, product);
	await showScreen("/updateProducto/7", screen("/updateProducto/:id", updateProduct));
	await expect.element(field("Name")).toHaveValue("Wool coat");
};

test("a shop of two languages is asked for the other one, beside what was written", async () => {
	await show();
	await expect.element(spanish).not.toBeInTheDocument();
	tellFacts({ ...browserFacts(), languages: ["en", "es"] });
	await expect.element(spanish.getByText("Wool coat")).toBeVisible();
	await expect.element(spanish.getByText("Warm.")).toBeVisible();
	await inSpanish("Name").fill("Tapado 3");
	await button("Save changes").click();
	await expect.element(text(productFormMessages.name)).toBeVisible();
	await expect.element(inSpanish("Name")).toHaveFocus();
	await inSpanish("Name").fill("Tapado de lana");
	await button("Save changes").click();
	await expect.poll(sent).toMatchObject({ updatedProduct: { translations: { es: { name: "Tapado de lana" } } } });
});

test("what is said in a language the shop no longer speaks is still shown, and goes when it is emptied", async () => {
	await show({ ...sampleProduct, translations: { es: { name: "Tapado", description: "Abriga." } } });
	await expect.element(inSpanish("Name")).toHaveValue("Tapado");
	await expect.element(inSpanish("Description")).toHaveValue("Abriga.");
	await inSpanish("Description").fill("");
	await inSpanish("Name").fill("");
	await expect.element(inSpanish("Name")).toHaveFocus();
	await button("Save changes").click();
	await expect.poll(sent).toMatchObject({ updatedProduct: { translations: null } });
});
