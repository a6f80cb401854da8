import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { products } from "#core/calls/products.ts";
import { selectors } from "#core/calls/selectors.ts";
import { sizeSystems } from "#core/calls/size-systems.ts";
import { button } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { sampleProduct } from "#web/testing/sample-product.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress, screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as productsScreen from "./products.tsx";

const shop = shopNetwork();
const coat = { ...sampleProduct, name: "Wool coat" };

beforeEach(() => {
	staffIsHere(shop);
	shop.answer(selectors.categories, { women: [], men: [] });
	shop.answer(selectors.collections, []);
	shop.answer(selectors.shelves, { categories: [], collections: [] });
	shop.answer(sizeSystems.list, []);
	shop.answer(products.staffList, { products: [coat], total: 1, next: null });
});

const show = (address = "/admindashboard/products") =>
	showScreen(address, screen("/admindashboard/products", productsScreen));

atEveryWidth(() => {
	test("the units of each size stand in the row and are counted there, and the product can be copied", async () => {
		shop.answer(products.duplicate, { ...coat, id_product: 8, state: "draft" }, { status: 201 });
		await show("/admindashboard/products?stock=low");
		const units = page.getByRole("button", { name: /^Count Wool coat/ });
		await expect.element(units).toHaveLength(1);
		await expect.element(units).toMatchTextContent(/M \d/);
		await units.click();
		await expect.element(page.getByRole("dialog", { name: "Stock of Wool coat" })).toBeVisible();
		await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
		await button("Copy Wool coat").click();
		await expectAddress("/updateProducto/8");
	});

	test("no row is wider than the screen", async () => {
		await show();
		await expect.element(page.getByRole("link", { name: "Wool coat" })).toBeVisible();
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
	});
});
