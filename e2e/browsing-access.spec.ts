import { expect, test } from "@playwright/test";
import { alertBox } from "./accounts.ts";
import {
	atEveryWidth,
	everyProduct,
	expectNoAxeFindings,
	isPopupAt,
	onPhoneAndDesk,
	open,
	openPanel,
	suitable,
} from "./browsing.ts";

// axe reads every element several times: on a busy machine that takes long.
test.describe.configure({ timeout: 240_000 });

// The layout depends on the width, the colours on the scheme, and neither on the other.
atEveryWidth((width) => {
	test.use({ colorScheme: width === 390 || width === 921 ? "dark" : "light" });

	test("axe finds nothing on the grid, its popup and its search", async ({ page }) => {
		await open(page, "/home?offer=true&category=1");
		await expectNoAxeFindings(page);
		if (isPopupAt(width)) {
			await openPanel(page, width);
			await expectNoAxeFindings(page);
			await page.keyboard.press("Escape");
		}
		await page.getByRole("combobox").fill("a");
		await expect(page.getByRole("option").first()).toBeVisible();
		await page.keyboard.press("ArrowDown");
		await expectNoAxeFindings(page);
	});
});

onPhoneAndDesk((width) => {
	test.use({ colorScheme: width === 390 ? "dark" : "light" });

	test("axe finds nothing on the empty state and its alert", async ({ page }) => {
		await open(page, "/home?category=999999");
		await expect(alertBox(page)).toBeVisible();
		await expectNoAxeFindings(page);
		await page.keyboard.press("Escape");
		await expect(alertBox(page)).toHaveCount(0);
		await expectNoAxeFindings(page);
	});

	test("axe finds nothing on a product, chosen or sold out", async ({ page, request }) => {
		const all = await everyProduct(request);
		const soldOut = suitable(all, ({ variants }) => variants[0]?.Stocks.XL === 0, "product without size XL");
		await open(page, `/products/${soldOut.id_product}?size=XL`);
		await expectNoAxeFindings(page);
		const reviewed = suitable(all, ({ reviewCount }) => reviewCount > 3, "product with reviews");
		await open(page, `/products/${reviewed.id_product}?size=M`);
		await expectNoAxeFindings(page);
	});

	test("axe finds nothing where there is nothing", async ({ page }) => {
		for (const address of ["/products/999999", "/home?page=0"]) {
			await open(page, address);
			await expectNoAxeFindings(page);
		}
	});
});
