import { expect, test } from "@playwright/test";
import {
	atEveryWidth,
	cardLinks,
	cardsFor,
	expectCards,
	facetsFor,
	grid,
	isPopupAt,
	onPhoneAndDesk,
	open,
	openPanel,
	panel,
	suitable,
} from "./browsing.ts";

const sorts = [
	["Price ascending", "price-ascending", "method=price&type=ASC"],
	["Price descending", "price-descending", "method=price&type=DESC"],
	["Best rated", "best-rated", "method=rating&type=DESC"],
] as const;

onPhoneAndDesk((width) => {
	test("every group of the panel filters, shows its count and lands in the address", async ({ page, request }) => {
		const { types, categories, collections } = await facetsFor(request);
		const type = suitable(types.slice(0, 8), ({ count }) => count > 0, "garment type with products");
		const women = suitable(categories, ({ name }) => name === "Women", "category Women");
		const summer = suitable(collections, ({ name }) => name === "Summer", "collection Summer");
		await open(page, "/home");
		const choose = async (name: string, count: number, query: string) => {
			await openPanel(page, width);
			const link = panel(page).getByRole("link", {
				name: `${name} ${count} product${count === 1 ? "" : "s"}`,
				exact: true,
			});
			await link.click();
			await expect(link).toHaveAttribute("aria-current", "true");
			await expect(grid(page).getByRole("status")).toHaveText(count === 1 ? "1 product" : `${count} products`);
			await expectCards(page, (await cardsFor(request, `limit=12&${query}`)).cards);
		};
		await choose("Discounted", (await facetsFor(request)).sale.true, "offer=true");
		await expect(page).toHaveURL(/\/home\?offer=true$/);
		await open(page, "/home");
		await choose("Women", women.count, "category=1");
		await expect(page).toHaveURL(/\/home\?category=1$/);
		await open(page, "/home");
		await choose("Summer", summer.count, "collection=1");
		await expect(page).toHaveURL(/\/home\?collection=1&name=Summer$/);
		await open(page, "/home");
		await choose(type.name, type.count, `category=${type.id_category}`);
		await expect(page).toHaveURL(new RegExp(`/home\\?category=${type.parent}&type=${type.id_category}$`));
	});

	test("choices add up, changing one goes to page 1, and reload and back give the same view", async ({
		page,
		request,
	}) => {
		await open(page, "/home?page=2");
		await openPanel(page, width);
		await panel(page).getByRole("link", { name: /^Men / }).click();
		await expect(page).toHaveURL(/\/home\?category=2$/);
		const winter = panel(page).getByRole("link", { name: /^Winter / });
		// The address is there a moment before the links add to it.
		await expect(winter).toHaveAttribute("href", "/home?collection=2&name=Winter&category=2");
		await winter.click();
		await expect(page).toHaveURL(/\/home\?collection=2&name=Winter&category=2$/);
		const wanted = (await cardsFor(request, "limit=12&collection=2&category=2")).cards;
		await expectCards(page, wanted);
		await page.reload();
		await expectCards(page, wanted);
		await page.goBack();
		await expectCards(page, (await cardsFor(request, "limit=12&category=2")).cards);
		await page.goBack();
		await expect(page).toHaveURL(/\/home\?page=2$/);
		await expectCards(page, (await cardsFor(request, "limit=12&page=2")).cards);
	});

	test("the four orders work and are in the address, apart from the filters on a phone", async ({ page, request }) => {
		await open(page, "/home");
		for (const [label, name, query] of sorts) {
			if (isPopupAt(width)) await page.getByRole("button", { name: "Sort by" }).click();
			const menu = page.getByRole("region", { name: "Sort by" }).filter({ visible: true });
			await menu.getByRole("link", { name: label }).click();
			await expect(page).toHaveURL(new RegExp(`\\?sort=${name}$`));
			await expectCards(page, (await cardsFor(request, `limit=12&${query}`)).cards);
			if (isPopupAt(width)) await expect(menu).toHaveCount(0);
		}
	});

	test("chips name what is active, take it away one by one, and Reset takes all", async ({ page }) => {
		await open(page, "/home?collection=1&name=Summer&offer=false&category=1&sort=best-rated");
		const chips = page.getByRole("list", { name: "Active filters" });
		await expect(chips.getByRole("link")).toHaveText(["Full price", "Women", "Summer", "Reset"]);
		await chips.getByRole("link", { name: "Remove Women" }).click();
		await expect(page).toHaveURL(/\/home\?collection=1&name=Summer&offer=false&sort=best-rated$/);
		await expect(chips.getByRole("link")).toHaveText(["Full price", "Summer", "Reset"]);
		await chips.getByRole("link", { name: "Reset" }).click();
		await expect(page).toHaveURL(/\/home$/);
		await expect(chips).toHaveCount(0);
		await expect(cardLinks(page)).toHaveCount(12);
	});

	test("the panel works by keyboard alone", async ({ page }) => {
		await open(page, "/home");
		if (isPopupAt(width)) {
			await page.getByRole("button", { name: /^Filters/ }).focus();
			await page.keyboard.press("Enter");
			await expect(page.getByRole("dialog", { name: "Filters" })).toBeFocused();
		}
		const sale = panel(page).getByRole("link", { name: /^Discounted/ });
		for (let presses = 0; presses < 40; presses += 1) {
			if (await sale.evaluate((link) => link === document.activeElement)) break;
			await page.keyboard.press("Tab");
		}
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/offer=true$/);
		await expect(sale).toBeFocused();
		// The address is there a moment before the link leads back.
		await expect(sale).toHaveAttribute("href", "/home");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/home$/);
	});

	test("filters that find nothing say so, keep the address and offer Reset", async ({ page }) => {
		await open(page, "/home?category=999999");
		const alert = page.getByRole("alert", { name: "Oops!" });
		await expect(alert).toContainText("Nothing found, please reset filters");
		await page.keyboard.press("Escape");
		await expect(alert).toHaveCount(0);
		await expect(page).toHaveURL(/\/home\?category=999999$/);
		await expect(grid(page).getByRole("heading", { name: "Oops!" })).toBeVisible();
		await grid(page).getByRole("link", { name: "Reset" }).last().click();
		await expect(page).toHaveURL(/\/home$/);
		await expect(cardLinks(page)).toHaveCount(12);
	});
});

atEveryWidth((width) => {
	test("the panel is a popup exactly from 920 px down", async ({ page }) => {
		await open(page, "/home");
		const button = page.getByRole("button", { name: /^Filters/ });
		if (!isPopupAt(width)) {
			await expect(button).toBeHidden();
			await expect(panel(page)).toBeVisible();
			return;
		}
		await expect(panel(page)).toBeHidden();
		await button.click();
		await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel(page)).toBeHidden();
		await expect(button).toBeFocused();
		await button.click();
		await panel(page)
			.getByRole("link", { name: /^Discounted/ })
			.click();
		await expect(page).toHaveURL(/offer=true$/);
		await panel(page)
			.getByRole("button", { name: /^Show \d+ products$/ })
			.click();
		await expect(panel(page)).toBeHidden();
		await expect(button).toHaveText("Filters(1 active)");
		await button.click();
		await panel(page).getByRole("button", { name: "Close" }).click();
		await expect(panel(page)).toBeHidden();
	});
});

test("each count is what choosing it shows, for every choice beside two others", async ({ page, request }) => {
	const given = "collection=1&offer=false";
	await open(page, `/home?${given}`);
	const { categories, types } = await facetsFor(request, given);
	await panel(page)
		.getByText(/^All \d+ types$/)
		.click();
	for (const { id_category, name, count } of [...categories, ...types]) {
		const link = panel(page).getByRole("link", { name: new RegExp(`^${name} ${count} product`) });
		await expect(link).toBeVisible();
		expect((await cardsFor(request, `${given}&category=${id_category}&limit=1`)).total).toBe(count);
	}
});

test("an open popup closes when the window becomes wide", async ({ page }) => {
	await page.setViewportSize({ width: 800, height: 900 });
	await open(page, "/home");
	await openPanel(page, 800);
	await page.setViewportSize({ width: 1200, height: 900 });
	await expect(page.getByRole("dialog", { name: "Filters" })).toHaveCount(0);
	await expect(panel(page)).toBeVisible();
});

test("a list that cannot be fetched says so, names the failed collections and can be tried again", async ({
	page,
	request,
}) => {
	await open(page, "/home");
	await page.route("**/home.data*", (route) => route.abort());
	await page.getByRole("link", { name: "Next page" }).click();
	await expect(page.getByRole("alert", { name: "Oops!" })).toContainText("Nothing found, please reset filters");
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL(/page=2$/);
	await expect(panel(page).getByText("error loading collections", { exact: true })).toBeVisible();
	await page.unroute("**/home.data*");
	await page.getByRole("link", { name: "Try again" }).click();
	await expectCards(page, (await cardsFor(request, "limit=12&page=2")).cards);
	await expect(page).toHaveURL(/page=2$/);
});
