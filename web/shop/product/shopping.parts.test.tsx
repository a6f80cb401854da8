import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { reviews } from "#core/calls/reviews.ts";
import type { Review } from "#core/contract/reviews.ts";
import { button, text } from "#web/testing/controls.ts";
import { staffIsHere } from "#web/testing/logged-in.ts";
import { amount, openProduct, sizeButton } from "#web/testing/product-page.ts";
import { product } from "#web/testing/samples.ts";
import { shopNetwork } from "#web/testing/shop-network.ts";
import { expectAddress } from "#web/testing/show-screen.tsx";

const shop = shopNetwork();
const main = page.getByRole("main");

test("without a size nothing is added, and the page says what is missing", async () => {
	await openProduct();
	for (const name of ["Buy", "Add to cart"]) {
		await main.getByRole("button", { name }).first().click();
		await expect.element(text("Please choose a size first.")).toBeVisible();
	}
	await expect.element(sizeButton("S")).toHaveFocus();
	expect(localStorage.getItem("cart")).toBeNull();
});

test("the cart is stored under its key as a product with one variant and one size", async () => {
	await openProduct({ query: "?size=M" });
	const add = main.getByRole("button", { name: "Add to cart" }).first();
	for (const items of ["Cart, 1 item", "Cart, 2 items"]) {
		await add.click();
		await expect.element(page.getByRole("link", { name: items, exact: true })).toBeVisible();
	}
	const lines = JSON.parse(localStorage.getItem("cart") ?? "null");
	expect(lines).toHaveLength(1);
	expect(lines[0]).toMatchObject({ id_product: product.id_product, name: product.name });
	expect(lines[0].variants).toHaveLength(1);
	expect(lines[0].variants[0]).toMatchObject({ ColorName: "Ink", Stocks: { M: 2 }, leftUnits: 5 });
	expect(lines[0].totalPrice).toBeCloseTo(180, 2);
});

test("Buy prepares that one line and leads to the form", async () => {
	await openProduct({ query: "?size=M" });
	await main.getByRole("button", { name: "Buy" }).click();
	await expectAddress("/form");
	expect(JSON.parse(localStorage.getItem("productPrepared") ?? "null")).toEqual([
		{
			productid: 3,
			name: "Wool coat",
			color: "Ink",
			size: "M",
			quantity: 1,
			price: 90,
			image: "/images/coat-ink-1.webp",
		},
	]);
});

test("staff see none of the shopping controls", async () => {
	staffIsHere(shop);
	await openProduct({ query: "?size=M" });
	await expect.element(page.getByRole("link", { name: "Update product" })).toBeVisible();
	await expect.element(main.getByText(/5 units left/).first()).toBeVisible();
	await expect.element(amount).not.toBeInTheDocument();
	await expect.element(button("Buy")).not.toBeInTheDocument();
	await expect.element(button("Add to cart")).not.toBeInTheDocument();
	await expect.element(page.getByRole("link", { name: /^Cart, / })).not.toBeInTheDocument();
	await expect.element(page.getByRole("button", { name: /favorites$/ })).not.toBeInTheDocument();
	await expect.element(text("Add to a wish list")).not.toBeInTheDocument();
});

test("reviews that cannot be loaded say so and can be asked for again", async () => {
	const review = (place: number): Review => ({
		id: place + 1,
		description: `Good ${place}`,
		stars: 4,
		product: 3,
		createdAt: "2026-01-01T10:00:00.000Z",
		Client: { login_name: `ana${place}` },
	});
	const all = Array.from({ length: 8 }, (_, place) => review(place));
	const listed = page.getByRole("list", { name: "All reviews" }).getByRole("listitem");
	shop.cut(reviews.list);
	await openProduct({ of: { ...product, reviewCount: 8 }, newestReviews: all.slice(0, 6) });
	await button("Show more").click();
	await expect.element(text("The next reviews could not be loaded.")).toBeVisible();
	shop.answer(reviews.list, all.slice(6));
	await button("Try again").click();
	await expect.element(listed).toHaveLength(8);
	await expect.element(button("Show more")).not.toBeInTheDocument();
});
