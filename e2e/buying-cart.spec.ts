import { expect, test } from "@playwright/test";
import { discountMessages } from "#core/messages.ts";
import { expectAlert, setStored, stored } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import { addToCart, cartLines, cartLink, garments, money, summary, total } from "./buying.ts";
import { cartLineOf, fillCart } from "./carts.ts";

for (const width of [390, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("the cart shows its lines, counts them, and lets quantities go from 1 to what is left", async ({
			page,
			request,
		}) => {
			const [one, two] = await garments(request, 0, 1);
			if (!one || !two) throw new Error("two garments are needed");
			await addToCart(page, one);
			await addToCart(page, two);
			await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
			await page.getByRole("link", { name: "See cart" }).first().click();
			await expect(page).toHaveURL(/\/cart$/);
			await expect(cartLines(page)).toHaveCount(2);
			const line = cartLines(page).first();
			await expect(line.getByRole("link", { name: one.product.name })).toBeVisible();
			await expect(line.getByText(`${one.color}, size M`)).toBeVisible();
			await expect(line.getByText(money(one.price)).first()).toBeVisible();
			await expect(line.getByRole("button", { name: "One less" })).toBeDisabled();
			const more = line.getByRole("button", { name: "One more" });
			for (let n = 2; n <= one.units; n += 1) await more.click();
			await expect(line.getByRole("status", { name: "Quantity" })).toHaveText(String(one.units));
			await expect(more).toBeDisabled();
			await expect(line.getByText("All that is left")).toBeVisible();
			await expect(total(page)).toHaveText(money(one.price * one.units + two.price));
			await line.getByRole("button", { name: "One less" }).click();
			await expect(cartLink(page)).toHaveAccessibleName(`Cart, ${one.units} items`);
			await expectNoAxeFindings(page);
		});

		test("a removed line can be put back in its place, and an empty cart leads to the shop", async ({
			page,
			request,
		}) => {
			const [one, two] = await garments(request, 0, 1);
			if (!one || !two) throw new Error("two garments are needed");
			await fillCart(page, one, two);
			await open(page, "/cart");
			await page.getByRole("button", { name: `Remove ${one.product.name}` }).click();
			await expect(cartLines(page)).toHaveCount(1);
			await page.getByRole("button", { name: "Undo" }).click();
			await expect(cartLines(page).first()).toContainText(one.product.name);
			for (const { product } of [one, two]) await page.getByRole("button", { name: `Remove ${product.name}` }).click();
			await expect(cartLines(page)).toHaveCount(0);
			expect(await stored(page, "cart")).toBeNull();
			await open(page, "/cart");
			await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
			await expectNoAxeFindings(page);
			await page.getByRole("main").getByRole("link", { name: "Go to the shop" }).click();
			await expect(page).toHaveURL(/\/home$/);
		});

		test("codes: an invalid, an expired and a used-up one are refused, a valid one is taken off", async ({
			page,
			request,
		}) => {
			const [one] = await garments(request, 0);
			if (!one) throw new Error("a garment is needed");
			await fillCart(page, one);
			await open(page, "/cart");
			for (const code of ["NADA", "INVIERNO", "PRIMEROS"]) {
				await page.getByLabel("Discount code").fill(code);
				await page.getByRole("button", { name: "Apply" }).click();
				await expectAlert(page, discountMessages.invalid);
				await page.keyboard.press("Escape");
			}
			await page.getByLabel("Discount code").fill(" bienvenida ");
			await page.getByRole("button", { name: "Apply" }).click();
			await expectAlert(page, discountMessages.applied);
			await page.keyboard.press("Escape");
			const off = Math.round(one.price * 10) / 100;
			await expect(total(page)).toHaveText(money(one.price - off));
			await expect(summary(page).getByText(`-${money(off)}`)).toBeVisible();
			await page.reload();
			await expect(total(page)).toHaveText(money(one.price - off));
			await page.getByRole("button", { name: "Remove code" }).click();
			await expect(total(page)).toHaveText(money(one.price));
		});
	});
}

test("opening the cart looks at prices and units again and says what changed", async ({ page, request }) => {
	const [one, two, three] = await garments(request, 4, 5, 6);
	if (!one || !two || !three) throw new Error("three garments are needed");
	const many = cartLineOf(two);
	const kept = [
		{ ...cartLineOf(one), price: 1, price_offer: 1, is_offer: false },
		{ ...many, variants: [{ ...many.variants[0], Stocks: { M: 9000 }, leftUnits: 9999 }] },
		{ ...cartLineOf(three), id_product: 999_999 },
	];
	await setStored(page, { cart: JSON.stringify(kept) });
	await open(page, "/cart");
	await expect(page.getByText("Something has changed since you last looked")).toBeVisible();
	await expect(page.getByText(`${one.product.name} costs ${money(one.price)} now, it was $ 1.00`)).toBeVisible();
	await expect(page.getByText(`Only ${two.units} left of ${two.product.name} (${two.color}, M)`)).toBeVisible();
	await expect(page.getByText(`${three.product.name} (${three.color}, M) is no longer sold`)).toBeVisible();
	await expect(total(page)).toHaveText(money(one.price + two.units * two.price));
	await expectNoAxeFindings(page);
});

test("two tabs have one cart", async ({ page, context, request }) => {
	const [one, two] = await garments(request, 7, 8);
	if (!one || !two) throw new Error("two garments are needed");
	const other = await context.newPage();
	await open(other, "/cart");
	await addToCart(page, one);
	await expect(cartLines(other)).toHaveCount(1);
	await addToCart(other, two);
	await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
	await open(page, "/cart");
	await open(other, "/cart");
	await cartLines(page).first().getByRole("button", { name: "One more" }).click();
	await expect(cartLines(other).first().getByRole("status", { name: "Quantity" })).toHaveText("2");
	await other.getByRole("button", { name: `Remove ${two.product.name}` }).click();
	await expect(cartLines(page)).toHaveCount(1);
});
