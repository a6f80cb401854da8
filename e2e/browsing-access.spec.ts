import { expect, test } from "@playwright/test";
import { alertBox, holdAlert } from "./accounts.ts";
import { expectNoAxeFindings, expectSound } from "./axe.ts";
import { everyProduct, isPopupAt, open, openPanel, panel, suitable, WIDTHS } from "./browsing.ts";

// axe reads every element several times: on a busy machine that takes long.
test.describe.configure({ timeout: 240_000 });

test("axe finds nothing on the grid, its popup and its search", async ({ page }) => {
	await open(page, "/home?offer=true&category=1&size=M,L&color=blue");
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 });
		// The layout depends on the width, the colours on the scheme, and neither on the other.
		await page.emulateMedia({ colorScheme: width === 390 || width === 921 ? "dark" : "light" });
		await expectNoAxeFindings(page);
		if (isPopupAt(width)) {
			await openPanel(page, width);
			const sizes = panel(page).getByRole("checkbox").first();
			if (!(await sizes.isVisible())) await panel(page).getByText("Tell us your sizes").click();
			await expect(sizes).toBeVisible();
			await expectNoAxeFindings(page);
			await page.keyboard.press("Escape");
		}
		await page.getByRole("combobox").fill("a");
		await expect(page.getByRole("option").first()).toBeVisible();
		await page.keyboard.press("ArrowDown");
		await expectNoAxeFindings(page);
		await page.getByRole("combobox").fill("");
		await expect(page.getByRole("option")).toHaveCount(0);
	}
});

test("axe finds nothing on the empty state and its alert", async ({ page }) => {
	await open(page, "/home?category=999999");
	await holdAlert(page);
	await expectSound(page, "the alert");
	await page.keyboard.press("Escape");
	await expect(alertBox(page)).toHaveCount(0);
	await expectSound(page, "the empty state");
});

test("axe finds nothing on a product, chosen or sold out", async ({ page, request }) => {
	const all = await everyProduct(request);
	const soldOut = suitable(all, ({ variants }) => variants[0]?.Stocks.XL === 0, "product without size XL");
	await open(page, `/products/${soldOut.id_product}?size=XL`);
	await expectSound(page, "sold out");
	const reviewed = suitable(all, ({ reviewCount }) => reviewCount > 3, "product with reviews");
	await open(page, `/products/${reviewed.id_product}?size=M`);
	await expectSound(page, "chosen");
});

test("axe finds nothing where there is nothing", async ({ page }) => {
	for (const address of ["/products/999999", "/home?page=0"]) {
		await open(page, address);
		await expectSound(page, address);
	}
});
