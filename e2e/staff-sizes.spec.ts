import { expect, test } from "@playwright/test";
import { productFormMessages } from "#core/messages.ts";
import { answerAlert } from "./accounts.ts";
import { open } from "./browsing.ts";
import { buyAsGuest, cartLines } from "./buying.ts";
import { colourRow, fillProduct, freshName, openAsStaff, openOrderOf } from "./staff.ts";

test("trousers in the numbers 38 to 42 are made by staff and bought in 40", async ({ page, browser }) => {
	test.slow();
	const name = freshName("Pantalón");
	await openAsStaff(page, "/addnewproduct");
	await fillProduct(page, name);
	await page.getByLabel("Sizes", { exact: true }).selectOption({ label: "Numbers" });
	for (const size of ["34", "36", "44", "46", "48"])
		await page.getByRole("checkbox", { name: `Offer ${size}` }).uncheck();
	await colourRow(page, "Blanco").getByLabel("40", { exact: true }).fill("2");
	await colourRow(page, "Blanco").getByLabel("42", { exact: true }).fill("5");
	await page.getByRole("button", { name: "Create product" }).click();
	await answerAlert(page, productFormMessages.created);
	const link = page.getByRole("link", { name: "See it in the shop" });
	const address = await link.getAttribute("href");

	const visitor = await (await browser.newContext()).newPage();
	await open(visitor, address ?? "");
	const sizes = visitor.getByRole("group", { name: /^Size/ }).getByRole("button");
	await expect(sizes).toHaveText(["38Sold out", "40", "42"]);
	await sizes.nth(1).click();
	await visitor.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
	await expect(visitor.getByText(`${name}, Blanco, 40 is in your cart`)).toBeVisible();
	await open(visitor, "/cart");
	await expect(cartLines(visitor)).toContainText("40");
	await open(visitor, `${address}?size=40`);
	const buyer = await buyAsGuest(visitor);

	await openOrderOf(page, buyer);
	const line = page.getByRole("table", { name: "Lines" }).getByRole("row").filter({ hasText: name });
	await expect(line).toContainText("Blanco, 40");
	await open(visitor, `${address}?size=40`);
	await expect(visitor.getByText("Only 1 left").first()).toBeVisible();
});
