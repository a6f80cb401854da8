import { expect, test } from "@playwright/test";
import { shippingMessages } from "#core/messages.ts";
import { newPerson, stored } from "./accounts.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";
import { confirmShipping, fillShipping, garments, money } from "./buying.ts";
import { fillCart } from "./carts.ts";

for (const width of [390, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("the cart leads to the form, and axe finds nothing on it empty or filled in", async ({ page, request }) => {
			const [one] = await garments(request, 13);
			if (!one) throw new Error("a garment is needed");
			await fillCart(page, one);
			await open(page, "/cart");
			await page.getByRole("button", { name: "Continue to shipping" }).click();
			await expect(page).toHaveURL(/\/form$/);
			const confirm = page.getByRole("button", { name: "Confirm" });
			const hint = page.getByText(shippingMessages.incomplete, { exact: true });
			await expect(confirm).toBeDisabled();
			await expect(hint).toBeVisible();
			const form = page.locator("form#shipping");
			await expect(form.locator("svg")).toHaveCount(0);
			await expectNoAxeFindings(page);
			await fillShipping(page, newPerson());
			await expect(form.locator("svg.text-brick")).toHaveCount(0);
			await expect(form.locator("svg.text-sage")).toHaveCount(8);
			await expect(confirm).toBeEnabled();
			await expect(hint).toHaveCount(0);
			await expectNoAxeFindings(page);
		});

		test("the total is in sight wherever one scrolls", async ({ page, request }) => {
			const [one] = await garments(request, 13);
			if (!one) throw new Error("a garment is needed");
			await fillCart(page, one);
			for (const address of ["/cart", "/form"]) {
				await open(page, address);
				const sums = page.getByText(money(one.price)).filter({ visible: true });
				for (const top of [0, 300, 600]) {
					await page.evaluate((y) => window.scrollTo(0, y), top);
					await expect
						.poll(() =>
							sums.evaluateAll((all) =>
								all.some((one) => {
									const { top, bottom } = one.getBoundingClientRect();
									return top >= 0 && bottom <= window.innerHeight;
								}),
							),
						)
						.toBe(true);
				}
			}
		});
	});
}

test("what is typed is kept under its key and survives a reload", async ({ page, request }) => {
	const [one] = await garments(request, 14);
	if (!one) throw new Error("a garment is needed");
	const person = newPerson();
	await fillCart(page, one);
	await open(page, "/form");
	await fillShipping(page, person);
	await page.reload();
	await expect(page.getByLabel("Phone")).toHaveValue(person.phone);
	await confirmShipping(page);
	expect(JSON.parse((await stored(page, "datosDeEnvio")) ?? "null")).toMatchObject({
		name: person.name,
		lastname: person.lastname,
		phone: person.phone,
		email: person.email,
		address: person.address,
	});
});

test("without anything to pay the form and the payment say so", async ({ page }) => {
	for (const address of ["/form", "/cart/pay"]) {
		await open(page, address);
		await expect(page.getByRole("heading", { name: "There is nothing to pay" })).toBeVisible();
		await expectNoAxeFindings(page);
	}
});

test("the payment asks for the address first", async ({ page, request }) => {
	const [one] = await garments(request, 14);
	if (!one) throw new Error("a garment is needed");
	await fillCart(page, one);
	await open(page, "/form");
	await expect(page.getByRole("list", { name: "What you buy" })).toBeVisible();
	await open(page, "/cart/pay");
	await page.getByRole("link", { name: "Go to the shipping form" }).click();
	await expect(page).toHaveURL(/\/form$/);
});
