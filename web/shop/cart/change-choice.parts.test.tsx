import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { payments } from "#core/calls/payments.ts";
import { products } from "#core/calls/products.ts";
import { browserStorage } from "#web/store/storage.ts";
import { config, lineOf, scarf } from "#web/testing/cart.ts";
import { button, text } from "#web/testing/controls.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { screen, showScreen } from "#web/testing/show-screen.tsx";
import { atEveryWidth } from "#web/testing/widths.ts";
import * as cartScreen from "./cart.tsx";
import { entryOf, withQuantity } from "./lines.ts";

const shop = shopNetwork();
const opener = button("Change colour or size of Wool coat");
const form = page.getByRole("form", { name: "Another colour or size of Wool coat" });
const option = (name: string) => form.getByRole("radio", { name, exact: true });
const stored = () =>
	browserStorage()
		.read("cart")
		.map(entryOf)
		.map(({ id_product, ColorName, size, quantity }) => `${id_product} ${ColorName} ${size} ${quantity}`);

async function openCart(...lines: ReturnType<typeof lineOf>[]): Promise<void> {
	localStorage.setItem("cart", JSON.stringify(lines));
	window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
	await showScreen("/cart", screen("/cart", cartScreen));
}

beforeEach(() => {
	shop.answer(payments.config, config);
	shop.answer(products.detail, ({ address }) => (address.pathname.endsWith("/3") ? product : scarf));
});

atEveryWidth(() => {
	test("a line takes another colour and size of those that are there, and can be as it was", async () => {
		await openCart(lineOf(product), lineOf(scarf));
		await opener.click();
		for (const size of ["S", "M", "L"]) await expect.element(option(size)).toBeVisible();
		await expect.element(option("XL")).not.toBeInTheDocument();
		await option("Sand").click();
		await expect.element(form.getByText("There is no M left in Sand.")).toBeVisible();
		await expect.element(button("Take this one")).toBeDisabled();
		await option("XL").click();
		await button("Take this one").click();
		await expect.element(text("Sand, size XL")).toBeVisible();
		expect(stored()).toEqual(["3 Sand XL 1", "4 Ink M 1"]);
		await expect.element(opener).toHaveFocus();
		await button("Undo").click();
		expect(stored()).toEqual(["3 Ink M 1", "4 Ink M 1"]);
	});
});

test("fewer units than were in the cart are said before they are taken, with the price of now", async () => {
	await page.viewport(320, 800);
	await openCart({ ...withQuantity(lineOf(product), 4), price_offer: 80 });
	await opener.click();
	await option("S").click();
	await expect.element(form.getByText("Only 2 are left: your cart gets 2.")).toBeVisible();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
	await button("Take this one").click();
	expect(stored()).toEqual(["3 Ink S 2"]);
	expect(browserStorage().read("cart")[0]?.totalPrice).toBe(180);
});

test("taken back after the line was saved for later, it lies there as it was", async () => {
	await openCart(lineOf(product));
	await opener.click();
	await option("L").click();
	await button("Take this one").click();
	await button("Save for later: Wool coat").click();
	const toast = page.getByRole("status").filter({ hasText: "Wool coat is now Ink, size L." });
	await toast.getByRole("button", { name: "Undo" }).last().click();
	expect(stored()).toEqual([]);
	expect(browserStorage().read("savedForLater").map(entryOf)).toMatchObject([{ size: "M", quantity: 1 }]);
	await expect.element(page.getByRole("list", { name: "Cart" }).getByRole("button")).not.toBeInTheDocument();
});

test("by keyboard alone: opened, chosen, left by Escape", async () => {
	await openCart(lineOf(product));
	(opener.element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(option("M")).toBeChecked();
	await userEvent.keyboard("{Tab}{Tab}{ArrowRight}");
	await expect.element(option("L")).toBeChecked();
	await userEvent.keyboard("{Escape}");
	await expect.element(form).not.toBeInTheDocument();
	await expect.element(opener).toHaveFocus();
	expect(stored()).toEqual(["3 Ink M 1"]);
	await userEvent.keyboard("{Enter}");
	await expect.element(option("M")).toBeChecked();
	await userEvent.keyboard("{Tab}{Tab}{ArrowRight}{Enter}");
	await expect.element(form).not.toBeInTheDocument();
	expect(stored()).toEqual(["3 Ink L 1"]);
});

test("a shop out of reach is asked again, and a product that is gone is said to be", async () => {
	await openCart(lineOf(product));
	await expect.poll(() => shop.sent(products.detail).length).toBeGreaterThan(0);
	shop.cut(products.detail);
	await opener.click();
	await expect.element(form.getByText("The shop cannot be reached.")).toBeVisible();
	shop.refuse(products.detail, "gone");
	await button("Try again").click();
	await expect.element(form.getByText("This product is no longer sold.")).toBeVisible();
	await expect.element(button("Try again")).not.toBeInTheDocument();
	await button("Leave it as it is").click();
	expect(stored()).toEqual(["3 Ink M 1"]);
});
