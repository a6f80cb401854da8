import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { text } from "#web/testing/controls.ts";
import { openProduct, sizeButton } from "#web/testing/product-page.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";

shopNetwork();
const main = page.getByRole("main");
const own = main.getByRole("button", { name: "Add to cart" });
const bar = page.getByRole("region", { name: "Price and choice" });
const barButton = bar.getByText("Add to cart", { exact: true });

test("on a phone there is one Add to cart at a time: the page's own, or the bar's while that is out of sight", async () => {
	await page.viewport(390, 844);
	await openProduct({ query: "?size=M" });
	await expect.element(barButton).toBeVisible();
	expect(own.elements()).toHaveLength(1);
	own.element().scrollIntoView({ block: "center" });
	await expect.element(bar).not.toBeInTheDocument();
	expect(own.elements()).toHaveLength(1);
	window.scrollTo(0, 0);
	await barButton.click();
	await expect.element(page.getByText("Wool coat, Ink, M is in your cart")).toBeVisible();
});

test("a missing size is said at the sizes, and the keyboard is there, at the first that can be had", async () => {
	await page.viewport(390, 844);
	const [ink] = product.variants as [(typeof product.variants)[number]];
	await openProduct({ of: { ...product, variants: [{ ...ink, Stocks: { S: 0, M: 5, L: 1, XL: 0 } }] } });
	const before = own.element().getBoundingClientRect().top + window.scrollY;
	await barButton.click();
	await expect
		.element(page.getByRole("group", { name: /^Size/ }).getByRole("alert"))
		.toHaveTextContent("Please choose a size first.");
	await expect.element(sizeButton("M")).toHaveFocus();
	await expect.element(sizeButton("M")).toBeInViewport();
	expect(own.element().getBoundingClientRect().top + window.scrollY).toBe(before);
	await sizeButton("M").click();
	await expect.element(text("Please choose a size first.")).not.toBeInTheDocument();
	expect(own.element().getBoundingClientRect().top + window.scrollY).toBe(before);
});

test("what paying in parts costs is one line that unfolds; without plans nothing is said", async () => {
	const plans = [
		{ count: 3, rate: 13.92, rates: "CFT 120,42% · TEA 93,32%" },
		{ count: 9, rate: 48.7, rates: "CFT 171,35% · TEA 131,42%" },
	];
	await openProduct({ plans });
	await page.getByText("Or up to 9 × $\u00a014.87, in all $\u00a0133.83").click();
	await expect.element(text("3 × $\u00a034.18, in all $\u00a0102.53 · CFT 120,42% · TEA 93,32%")).toBeVisible();
});
