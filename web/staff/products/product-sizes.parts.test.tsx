import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { products } from "#core/calls/products.ts";
import { selectors } from "#core/calls/selectors.ts";
import { sizeSystems } from "#core/calls/size-systems.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { button, field } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleColour, sampleProduct } from "#web/testing/sample-product.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import * as updateProduct from "./update-product.tsx";

const shop = shopNetwork();
const system = (id: string, name: string, sizes: string[], hidden = false) => ({
	id,
	name,
	sizes,
	hidden,
	inUse: true,
});
const trousers: StaffProduct = {
	...sampleProduct,
	sizeSystem: "numbers",
	sizes: ["38", "40"],
	variants: [sampleColour("Blanco", { Stocks: { 38: 3, 40: 0 } })],
};

const offered = (size: string) => page.getByRole("checkbox", { name: `Offer ${size}`, exact: true });
const units = (size: string) => page.getByRole("spinbutton", { name: size, exact: true });
const sent = () => shop.sent(products.update)[0]?.body;

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(selectors.categories, { women: [{ id_category: 4, name: "Coats" }], men: [] });
	shop.answer(selectors.collections, [{ id_collection: 2, name: "Winter" }]);
	shop.answer(selectors.shelves, { categories: [], collections: [] });
	shop.answer(sizeSystems.list, [
		system("letters", "Letters", ["S", "M", "L", "XL"]),
		system("numbers", "Numbers", ["36", "38", "38.5", "40", "42"]),
		system("old", "Old sizes", ["I", "II"], true),
	]);
	shop.answer(products.staffDetail, trousers);
	shop.answer(products.update, trousers);
});

const show = async () => {
	await showScreen("/updateProducto/7", screen("/updateProducto/:id", updateProduct));
	await expect.element(field("Sizes")).toHaveValue("numbers");
};

test("the grid has a column for every size that is offered, in the system's order, and follows the choice", async () => {
	await show();
	await expect.element(units("38")).toHaveValue(3);
	await expect.element(units("42")).not.toBeInTheDocument();
	await expect.element(page.getByRole("option", { name: "Old sizes" })).not.toBeInTheDocument();
	await offered("42").click();
	await offered("38.5").click();
	await units("38.5").fill("6");
	await units("42").fill("2");
	await button("Save changes").click();
	await expect.poll(() => shop.sent(products.update)).toHaveLength(1);
	const stockChanges = [
		{ ColorName: "Blanco", size: "38.5", delta: 6 },
		{ ColorName: "Blanco", size: "42", delta: 2 },
	];
	const sizes = ["38", "38.5", "40", "42"];
	expect(sent()).toMatchObject({ updatedProduct: { sizeSystem: "numbers", sizes, stockChanges } });
});

test("a size with units asks before it goes, and takes them with it once saved", async () => {
	await show();
	await offered("40").click();
	await expect.element(units("40")).not.toBeInTheDocument();
	await offered("38").click();
	const question = page.getByRole("alertdialog", { name: "No longer offer 38?" });
	await expect.element(question.getByText("3 units leave the stock once you save.")).toBeVisible();
	await question.getByRole("button", { name: "Keep" }).click();
	await expect.element(offered("38")).toBeChecked();
	await offered("36").click();
	await offered("38").click();
	await question.getByRole("button", { name: "No longer offer" }).click();
	await expect.element(units("38")).not.toBeInTheDocument();
	await button("Save changes").click();
	await expect.poll(() => shop.sent(products.update)).toHaveLength(1);
	const stockChanges = [{ ColorName: "Blanco", size: "38", delta: -3 }];
	expect(sent()).toMatchObject({ updatedProduct: { sizes: ["36"], stockChanges } });
});

test("another system brings all of its sizes; at least one must be offered", async () => {
	await show();
	await field("Sizes").selectOptions("letters");
	await page.getByRole("button", { name: "No longer offer" }).click();
	for (const size of ["S", "M", "L", "XL"]) await expect.element(units(size)).toHaveValue(0);
	for (const size of ["S", "M", "L", "XL"]) await offered(size).click();
	await expect.element(page.getByText("Offer at least one size")).toBeVisible();
	await button("Save changes").click();
	expect(shop.sent(products.update)).toEqual([]);
});

test("measures of offered sizes and symbols of the label are sent, one symbol of each kind", async () => {
	await show();
	await offered("38.5").click();
	await page.getByRole("textbox", { name: "Waist of 38.5", exact: true }).fill("39,5");
	for (const name of ["Wash by hand", "Wash at 30 °C at most", "Do not bleach"]) {
		await page.getByRole("checkbox", { name, exact: true }).click({ force: true });
	}
	await button("Save changes").click();
	await expect.poll(sent).toMatchObject({
		updatedProduct: { care: ["wash-30", "bleach-not"], measurements: { "38.5": { waist: 39.5 } } },
	});
});
