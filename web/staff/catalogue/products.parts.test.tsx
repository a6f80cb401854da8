import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changes } from "#core/calls/changes.ts";
import { products } from "#core/calls/products.ts";
import { selectors } from "#core/calls/selectors.ts";
import { sizeSystems } from "#core/calls/size-systems.ts";
import type { ManyEditedOutcome } from "#core/contract/catalogue-tools.ts";
import { productFormMessages } from "#core/messages.ts";
import { answerAlert } from "#web/testing/alerts.ts";
import { button, field, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleProduct } from "#web/testing/sample-product.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import frame from "../frame/messages.en.ts";
import * as productsScreen from "./products.tsx";

const shop = shopNetwork();
const coat = { ...sampleProduct, name: "Wool coat" };
const priceOfCoat = () => page.getByRole("textbox", { name: "Price of Wool coat" });

const side = { price: 50, price_offer: 50, collection: 2, category: 4, state: "on" as const, lowStock: null };
const outcome: ManyEditedOutcome = {
	products: 1,
	changed: 1,
	shown: [{ id_product: coat.id_product, name: coat.name, before: side, after: { ...side, state: "off" } }],
	problems: [],
	seen: "as it was",
	change: null,
};

beforeEach(async () => {
	staffIsHere(shop);
	shop.answer(selectors.categories, { women: [{ id_category: 4, name: "Coats" }], men: [] });
	shop.answer(selectors.collections, [{ id_collection: 2, name: "Winter" }]);
	shop.answer(selectors.shelves, {
		categories: [{ id_category: 9, name: "Furs", parent: 1, hidden: true, products: 1 }],
		collections: [{ id_collection: 7, name: "Sea", hidden: true, products: 1 }],
	});
	shop.answer(sizeSystems.list, []);
	shop.answer(products.staffList, { products: [coat], total: 1, next: null });
	shop.answer(changes.undo, { change: 8, products: 1, keptProducts: 0, kept: [] });
});

const show = (address = "/admindashboard/products") =>
	showScreen(address, screen("/admindashboard/products", productsScreen));

test("what narrows the list stands in the address and is asked of the shop", async () => {
	await show("/admindashboard/products?state=draft&search=wool&stock=low&sort=name&offer=perhaps");
	await expect.element(page.getByRole("link", { name: "Wool coat" })).toBeVisible();
	const asked = Object.fromEntries(shop.sent(products.staffList)[0]?.address.searchParams ?? []);
	expect(asked).toEqual({ state: "draft", search: "wool", stock: "low", sort: "name" });
	await expect.element(field("State")).toHaveValue("draft");
});

test("what is hidden from shoppers is named to staff", async () => {
	await show("/admindashboard/products?category=9&collection=7");
	await expect.element(page.getByRole("option", { name: "Furs (hidden)" })).toHaveProperty("selected", true);
	await expect.element(page.getByRole("option", { name: "Sea (hidden)" })).toHaveProperty("selected", true);
});

test("a price is edited in its row, understood with a comma, and taken back from the toast", async () => {
	shop.answer(products.update, coat, { headers: { "x-change": "7" } });
	await show();
	await priceOfCoat().fill("1,500");
	await userEvent.keyboard("{Enter}");
	await expect.element(text(productFormMessages.priceUnclear)).toBeVisible();
	expect(shop.sent(products.update)).toEqual([]);
	await priceOfCoat().fill("1500,50");
	await userEvent.keyboard("{Enter}");
	await button("Undo").click();
	await expect.poll(() => shop.sent(changes.undo).length).toBe(1);
	expect(shop.sent(products.update)[0]?.body).toEqual({
		updatedProduct: { id_product: coat.id_product, version: coat.version, price: 1500.5 },
	});
	expect(shop.sent(changes.undo)[0]?.address.pathname).toBe("/api/changes/7/undo");
});

test("units are counted in the row and sent as differences; a refusal keeps what was typed", async () => {
	shop.refuse(products.update, "conflict", { message: "Only 1 of Blanco M are left" });
	await show();
	await page.getByRole("button", { name: /^Count Wool coat/ }).click();
	const { Stocks, ColorName } = coat.variants[0] as (typeof coat.variants)[number];
	const units = page.getByRole("group", { name: ColorName }).getByLabelText("M", { exact: true });
	await units.fill("many");
	await button("Save").click();
	await expect.element(page.getByRole("alert")).toBeVisible();
	expect(shop.sent(products.update)).toEqual([]);
	await units.fill(String((Stocks.M ?? 0) + 3));
	await button("Save").click();
	await expect.element(text("Only 1 of Blanco M are left")).toBeVisible();
	shop.answer(products.update, coat);
	await button("Save").click();
	await expect.element(text("The stock of Wool coat is changed")).toBeVisible();
	expect(shop.sent(products.update).at(-1)?.body).toEqual({
		updatedProduct: {
			id_product: coat.id_product,
			version: coat.version,
			stockChanges: [{ ColorName, size: "M", delta: 3 }],
		},
	});
});

test("units that somebody counted meanwhile are not counted twice", async () => {
	shop.refuse(products.update, "version_conflict", { current: coat });
	await show();
	await page.getByRole("button", { name: /^Count Wool coat/ }).click();
	const { ColorName } = coat.variants[0] as (typeof coat.variants)[number];
	await page.getByRole("group", { name: ColorName }).getByLabelText("M", { exact: true }).fill("77");
	await button("Save").click();
	await expect.element(text("Someone changed Wool coat meanwhile: please look again")).toBeVisible();
	await expect.element(button("Save")).not.toBeInTheDocument();
});

test("a price that somebody changed meanwhile is told, and the new one stands there", async () => {
	shop.refuse(products.update, "version_conflict", { current: coat });
	await show();
	await priceOfCoat().fill("60");
	await userEvent.keyboard("{Enter}");
	await expect.element(text("Someone changed Wool coat meanwhile: please look again")).toBeVisible();
	await expect.element(priceOfCoat()).toHaveValue("50.00");
});

test("an edit of many is looked at before it is done, and done as it was seen", async () => {
	shop.answer(products.editMany, ({ body }) => ({
		...outcome,
		change: (body as { seen?: string }).seen ? 9 : null,
	}));
	await show();
	await page.getByRole("checkbox", { name: "Choose Wool coat" }).click();
	await button("Edit the chosen").click();
	await field("What to change").selectOptions("State");
	await field("State").last().selectOptions("Off sale");
	await button("Show what it does").click();
	await expect.element(page.getByText("On sale → Off sale")).toBeVisible();
	await button("Change 1 product").click();
	await expect.element(button("Undo")).toBeVisible();
	const edit = { which: { ids: [coat.id_product] }, edit: { state: "off" } };
	expect(shop.sent(products.editMany).map(({ body }) => body)).toEqual([edit, { ...edit, seen: "as it was" }]);
});

test.each([
	["Price by an amount", "-5,50", { price: { amount: -5.5 } }],
	["Collection", "Winter", { collection: 2 }],
	["Category", "Coats", { category: 4 }],
	["Discount in percent", "15", { offer: 15 }],
	["End the discount", null, { offer: null }],
	["Runs out from so many units", "", { lowStock: null }],
])("%s: %j is sent as it is meant", async (kind, value, edit) => {
	shop.answer(products.editMany, outcome);
	await show();
	await button("Edit all 1 product found").click();
	await field("What to change").selectOptions(kind);
	const given = page.getByRole("dialog").getByLabelText(kind, { exact: true });
	if (kind === "Collection" || kind === "Category") await given.selectOptions(value as string);
	else if (value) await given.fill(value);
	await button("Show what it does").click();
	await expect.element(button("Change 1 product")).toBeVisible();
	expect(shop.sent(products.editMany).map(({ body }) => body)).toEqual([{ which: { found: {} }, edit }]);
});

test("categories of one name are told apart, where one is chosen and in what would change", async () => {
	shop.answer(selectors.categories, {
		women: [{ id_category: 4, name: "Coats" }],
		men: [
			{ id_category: 5, name: "Coats" },
			{ id_category: 6, name: "Shirts" },
		],
	});
	const moved = { ...outcome.shown[0], before: side, after: { ...side, category: 5 } };
	const left = { ...outcome.shown[0], id_product: 8, before: { ...side, category: 6 }, after: side };
	shop.answer(products.editMany, { ...outcome, shown: [moved, left] } as ManyEditedOutcome);
	await show();
	await button("Edit all 1 product found").click();
	await field("What to change").selectOptions("Category");
	const given = page.getByRole("dialog").getByLabelText("Category", { exact: true });
	const groups = [...given.element().querySelectorAll("optgroup")];
	expect(groups.map(({ label, children }) => [label, ...[...children].map((one) => one.textContent)])).toEqual([
		["Women", "Coats", "Furs (hidden)"],
		["Men", "Coats", "Shirts"],
	]);
	await given.selectOptions("5");
	await button("Show what it does").click();
	await expect.element(page.getByText("Women: Coats → Men: Coats")).toBeVisible();
	await expect.element(page.getByText("Shirts → Women: Coats")).toBeVisible();
	expect(shop.sent(products.editMany)[0]?.body).toEqual({ which: { found: {} }, edit: { category: 5 } });
});

test.each([
	["Price by percent", "-100"],
	["Price by an amount", "1,500"],
	["Discount in percent", "100"],
	["Runs out from so many units", "1.5"],
	["Category", ""],
])("%s: %j is no edit, and asks nothing of the shop", async (kind, value) => {
	await show();
	await button("Edit all 1 product found").click();
	await field("What to change").selectOptions(kind);
	if (value) await page.getByRole("dialog").getByLabelText(kind, { exact: true }).fill(value);
	await button("Show what it does").click();
	await expect.element(page.getByRole("dialog").getByText("Please check this")).toBeVisible();
	expect(shop.sent(products.editMany)).toEqual([]);
});

test("a copy is a draft whose own screen opens; a refusal is told and the list stays", async () => {
	shop.refuse(products.duplicate, "not_found", { message: "There is no such product" });
	await show();
	await button("Copy Wool coat").click();
	await answerAlert({ title: frame.refused, text: "There is no such product" });
	await expectAddress("/admindashboard/products");
	shop.answer(products.duplicate, { ...coat, id_product: 8, state: "draft" }, { status: 201 });
	await button("Copy Wool coat").click();
	await expect.element(text("A draft like Wool coat")).toBeVisible();
	await expectAddress("/updateProducto/8");
	expect(shop.sent(products.duplicate).map(({ address }) => address.pathname)).toEqual([
		"/api/products/7/duplicate",
		"/api/products/7/duplicate",
	]);
});

test("what stands in the way is told, and nothing can be done", async () => {
	const problems = [{ id_product: coat.id_product, name: coat.name, message: "would cost less than 0.02" }];
	shop.answer(products.editMany, { ...outcome, problems });
	await show();
	await button("Edit all 1 product found").click();
	await field("Price by percent").fill("-99");
	await button("Show what it does").click();
	await expect.element(page.getByText("Wool coat: would cost less than 0.02")).toBeVisible();
	expect(button("Change 1 product").elements()).toEqual([]);
});
