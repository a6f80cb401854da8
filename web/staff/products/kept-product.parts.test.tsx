import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { products } from "#core/calls/products.ts";
import { selectors } from "#core/calls/selectors.ts";
import { sizeSystems } from "#core/calls/size-systems.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { askToForget } from "#web/forms/forget-at-log-out.ts";
import unsaved from "#web/forms/unsaved.messages.en.ts";
import { unsavedWork } from "#web/forms/unsaved-work.ts";
import { button, field } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleColour, sampleProduct } from "#web/testing/sample-product.ts";
import { user } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import messages from "./messages.en.ts";
import * as updateProduct from "./update-product.tsx";

const shop = shopNetwork();
const me = `staff ${user.id_user}`;
const line = page.getByText(unsaved.notSaved);
const kept = () => unsavedWork().find(me, "product 7")?.typed.name;

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(selectors.categories, { women: [{ id_category: 4, name: "Coats" }], men: [] });
	shop.answer(selectors.collections, [{ id_collection: 2, name: "Winter" }]);
	shop.answer(selectors.shelves, { categories: [], collections: [] });
	shop.answer(sizeSystems.list, []);
});

const open = async (product: StaffProduct = sampleProduct) => {
	shop.answer(products.staffDetail, product);
	await showScreen("/updateProducto/7", screen("/updateProducto/:id", updateProduct));
	await expect.element(field("Brand")).toBeVisible();
};
/** The tab is closed at once, before anything comes to rest. */
const typeAndClose = async (name: string) => {
	await open();
	await field("Name").fill(name);
	await button("Add color").click();
	await cleanup();
};

test("what was typed stands in the fields again, with a colour that was added, and saving forgets it", async () => {
	await typeAndClose("Long coat");
	await open();
	await expect.element(line).toBeVisible();
	await expect.element(page.getByText(unsaved.changedSince)).not.toBeInTheDocument();
	await expect.element(field("Name")).toHaveValue("Long coat");
	expect(page.getByLabelText("Color name").elements()).toHaveLength(sampleProduct.variants.length + 1);
	await button(unsaved.keepOn).click();
	await expect.element(line).not.toBeInTheDocument();
	await page.getByLabelText("Color name").last().fill("Verde");
	shop.answer(products.update, { ...sampleProduct, name: "Long coat", version: 2 });
	await button("Save changes").click();
	await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
	await expect.poll(kept).toBeUndefined();
});

test("discarding shows the shop's product again, and can be undone", async () => {
	await typeAndClose("Long coat");
	await open();
	await button(unsaved.discard).click();
	await expect.element(field("Name")).toHaveValue(sampleProduct.name);
	expect(kept()).toBeUndefined();
	await button("Undo").click();
	await expect.element(field("Name")).toHaveValue("Long coat");
	await expect.poll(kept).toBe("Long coat");
});

test("on a product that was changed since, what was typed stands on top, and both can be compared", async () => {
	await typeAndClose("Long coat");
	const variants = [sampleColour("Blanco", { Stocks: { S: 1, M: 1, L: 1, XL: 1 } }), sampleColour("Azul")];
	await open({ ...sampleProduct, version: 5, name: "Old coat", brand: "Other", variants });
	await expect.element(page.getByText(unsaved.changedSince)).toBeVisible();
	await expect.element(field("Name")).toHaveValue("Long coat");
	await expect.element(field("Brand")).toHaveValue("Other");
	await button(messages.update.compare).click();
	await expect.element(page.getByRole("row", { name: /Long coat.*Old coat/ })).toBeVisible();
	await button(messages.versions.keepMine).click();
	await expect.element(field("Name")).toHaveValue("Long coat");
	await page.getByLabelText("Color name").last().fill("Verde");
	shop.answer(products.update, { ...sampleProduct, version: 6 });
	await button("Save changes").click();
	await expect.poll(() => shop.sent(products.update).length).toBe(1);
	const updatedProduct = { version: 5, name: "Long coat", brand: "Other", stockChanges: [] };
	expect(shop.sent(products.update)[0]?.body).toMatchObject({ updatedProduct });
});

test("nobody is shown what somebody else typed", async () => {
	await typeAndClose("Long coat");
	staffIsHere(shop, { ...user, id_user: user.id_user + 1 });
	await open();
	await expect.element(field("Name")).toHaveValue(sampleProduct.name);
	await expect.element(line).not.toBeInTheDocument();
	expect(kept()).toBe("Long coat");
});

test("something kept by another build of the form, or broken, is nothing", async () => {
	const start = { name: "Wool coat" };
	unsavedWork().keep(me, "product 7", { typed: { name: 7, discount: {} }, start });
	await open();
	await expect.element(field("Name")).toHaveValue(sampleProduct.name);
	await expect.element(line).not.toBeInTheDocument();
});

test.each([
	["Forget", undefined],
	["Keep", "Long coat"],
])("whoever logs out is asked: %s", async (answer, left) => {
	await open();
	await field("Name").fill("Long coat");
	const asked = askToForget(me);
	await expect.element(page.getByText(/^One form has changes that are not saved/)).toBeVisible();
	await button(answer).click();
	await asked;
	await cleanup();
	expect(kept()).toBe(left);
});
