import { expect, test } from "@playwright/test";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";

const CARDS = {
	Summer: /\/home\?collection=1&name=Summer$/,
	Autumn: /\/home\?collection=3&name=Autumn$/,
	Winter: /\/home\?collection=2&name=Winter$/,
	Spring: /\/home\?collection=4&name=Spring$/,
	All: /\/home$/,
};

for (const width of [390, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("the landing page shows the logo and five cards, each leads to the season it names", async ({ page }) => {
			await open(page, "/");
			await expect(page.getByRole("heading", { level: 1, name: "Perchero" })).toBeVisible();
			const cards = page.getByRole("main").getByRole("listitem");
			await expect(cards.getByRole("heading", { level: 2 })).toHaveText(Object.keys(CARDS));
			await expect(cards.filter({ hasText: "In season now" })).toHaveCount(1);
			for (const rail of ["New on the rail", "Discounted", "Best loved"])
				await expect(page.getByRole("region", { name: rail }).getByRole("article")).toHaveCount(8);
			await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).toBeVisible();
			await expectNoAxeFindings(page);
			for (const [name, address] of Object.entries(CARDS)) {
				await open(page, "/");
				await cards.filter({ has: page.getByRole("heading", { name, exact: true }) }).click();
				await expect(page).toHaveURL(address);
				const heading = page.getByRole("heading", { level: 1 });
				if (name !== "All") await expect(heading).toHaveText(name);
				await expect(page.locator("article")).not.toHaveCount(0);
			}
		});

		test("the burger menu opens, leads to a garment type, and gives the focus back", async ({ page }) => {
			await open(page, "/home");
			const burger = page.getByRole("button", { name: "Menu", exact: true });
			await burger.focus();
			await page.keyboard.press("Enter");
			const menu = page.getByRole("dialog", { name: "Perchero" });
			await menu.locator("summary", { hasText: "Winter" }).click();
			await expect(menu.getByText("Women", { exact: true }).first()).toBeVisible();
			await expectNoAxeFindings(page);
			await page.keyboard.press("Escape");
			await expect(menu).toBeHidden();
			await expect(burger).toBeFocused();
			await burger.click();
			const types = menu.locator("details[open]").getByRole("listitem").getByRole("link");
			const type = (await types.first().textContent()) ?? "";
			await types.first().click();
			await expect(menu).toBeHidden();
			await expect(page).toHaveURL(/\/home\?collection=2&name=Winter&category=1&type=\d+$/);
			await expect(page.getByRole("heading", { level: 1 })).toContainText(new RegExp(type, "i"));
		});
	});
}

test("Back goes where one came from, and to the shop for whoever came from elsewhere; Home leads home", async ({
	page,
}) => {
	await open(page, "/home?page=2");
	await page.locator("article a").first().click();
	await expect(page).toHaveURL(/\/products\/\d+/);
	const bar = page.getByRole("banner");
	await bar.getByRole("link", { name: "Back" }).click();
	await expect(page).toHaveURL(/\/home\?page=2$/);
	await open(page, "/products/1");
	await bar.getByRole("link", { name: "Back" }).click();
	await expect(page).toHaveURL(/\/home$/);
	await open(page, "/cart");
	await bar.getByRole("link", { name: "Home", exact: true }).click();
	await expect(page).toHaveURL(/\/home$/);
});

test("two Tabs lead past bar and filters to the first product", async ({ page }) => {
	await open(page, "/home");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to products" })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.locator("#products a").first()).toBeFocused();
});

test("on paper stands what a page is about, without the frame around it", async ({ page }) => {
	await open(page, "/returns");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
	for (const frame of ["banner", "contentinfo"] as const) await expect(page.getByRole(frame)).toHaveCount(0);
});
