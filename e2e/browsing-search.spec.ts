import { expect, type Page, test } from "@playwright/test";
import type { ProductCard } from "#core/contract/products.ts";
import { alertBox } from "./accounts.ts";
import { cardLinks, cardsFor, everyProduct, expectCards, grid, onPhoneAndDesk, open, suitable } from "./browsing.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Search products by name" });
const offered = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const options = (page: Page) => page.getByRole("group", { name: "Products" }).getByRole("option");
const accented = /[áéíóúñ]/i;
const plain = (text: string) => text.normalize("NFD").replace(/\p{Mark}/gu, "");

onPhoneAndDesk(() => {
	test("names on the page are offered as typed, at once and without the server", async ({ page, request }) => {
		await open(page, "/home");
		const [first] = (await cardsFor(request, "limit=12")).cards as [ProductCard];
		await page.route("**/api/**", (route) => route.abort());
		await field(page).fill(first.name.toUpperCase());
		await expect(options(page).first()).toContainText(first.name);
		await expect(field(page)).toHaveAttribute("aria-expanded", "true");
	});

	test("names elsewhere in the shop come from the server, whatever case and accents", async ({ page, request }) => {
		const onPage = (await cardsFor(request, "limit=12")).cards.map(({ id_product }) => id_product);
		const elsewhere = suitable(
			await everyProduct(request),
			({ id_product, name }) => accented.test(name) && !onPage.includes(id_product),
			"product with an accent beyond the first page",
		);
		await open(page, "/home");
		await field(page).fill(plain(elsewhere.name).toLowerCase());
		await expect(options(page).filter({ hasText: elsewhere.name }).first()).toBeVisible();
		await options(page).filter({ hasText: elsewhere.name }).first().click();
		await expect(page.getByRole("heading", { level: 1, name: elsewhere.name })).toBeVisible();
	});

	test("arrow keys walk through the names, Enter opens one, Escape closes the list", async ({ page, request }) => {
		const [first] = (await cardsFor(request, "limit=12")).cards as [ProductCard];
		await open(page, "/home");
		await field(page).fill("a");
		await expect(options(page)).toHaveCount(8);
		await page.keyboard.press("ArrowDown");
		await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
		await page.keyboard.press("ArrowDown");
		await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
		const active = await field(page).getAttribute("aria-activedescendant");
		expect(await options(page).nth(1).getAttribute("id")).toBe(active);
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowUp");
		await expect(offered(page).and(page.locator("[aria-selected=true]"))).toHaveCount(0);
		await page.keyboard.press("ArrowUp");
		await expect(offered(page).last()).toHaveAttribute("aria-selected", "true");
		await page.keyboard.press("Escape");
		await expect(field(page)).toHaveAttribute("aria-expanded", "false");
		await expect(field(page)).toHaveValue("a");
		await field(page).fill(first.name);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(new RegExp(`/products/${first.id_product}$`));
	});

	test("Enter in the field shows the results as a view with its own address", async ({ page, request }) => {
		await open(page, "/home?collection=1&page=2");
		await field(page).fill("linen");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/home\?filters=linen$/);
		const { cards, total } = await cardsFor(request, "filters=linen&limit=12");
		expect(total).toBeGreaterThan(0);
		await expectCards(page, cards);
		await expect(page.getByRole("heading", { level: 1, name: "Results for “linen”" })).toBeVisible();
		await expect(page.getByRole("listbox")).toBeHidden();
		await page.reload();
		await expectCards(page, cards);
		await expect(field(page)).toHaveValue("linen");
		await page.getByRole("link", { name: "Remove “linen”" }).click();
		await expect(page).toHaveURL(/\/home$/);
		await expect(field(page)).toHaveValue("");
	});

	test("a search in vain says so, keeps what was typed and shows all products", async ({ page, request }) => {
		await open(page, "/home?collection=1&name=Summer");
		await field(page).fill("zzzzqqq");
		await expect(page.getByRole("search").getByRole("status")).toHaveText("No product with such a name");
		await page.keyboard.press("Enter");
		const alert = page.getByRole("alert", { name: "Oops!" });
		await expect(alert).toContainText("Nothing found, showing all products");
		await expect(page).toHaveURL(/\/home\?filters=zzzzqqq$/);
		await expect(field(page)).toHaveValue("zzzzqqq");
		await page.getByRole("button", { name: "OK" }).click();
		await expect(alert).toHaveCount(0);
		await expect(page.getByText("Oops! Nothing found, showing all products")).toBeVisible();
		await expectCards(page, (await cardsFor(request, "limit=12")).cards);
		await page.goBack();
		await expect(page).toHaveURL(/\/home\?collection=1&name=Summer$/);
	});
});

test("a search that fails says so, leaves the address and shows all products", async ({ page, request }) => {
	await open(page, "/home");
	await page.route("**/home.data?*filters=*", (route) => route.abort());
	await field(page).fill("linen");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert", { name: "Oops!" })).toContainText("Nothing found, showing all products");
	await expect(page).toHaveURL(/\/home$/);
	await page.getByRole("button", { name: "OK" }).click();
	await expectCards(page, (await cardsFor(request, "limit=12")).cards);
});

test("words typed before the script arrived are not lost", async ({ page, request }) => {
	const [first] = (await cardsFor(request, "filters=linen&limit=1")).cards as [ProductCard];
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("/home", { waitUntil: "commit" });
	await field(page).fill("linen");
	release();
	await expect(options(page).first()).toContainText(first.name);
	await expect(field(page)).toHaveValue("linen");
});

test("words typed while the results come are kept", async ({ page }) => {
	await open(page, "/home");
	const held = Promise.withResolvers<void>();
	await page.route("**/home.data?*filters=*", async (route) => {
		await held.promise;
		await route.continue();
	});
	await field(page).fill("linen");
	await page.keyboard.press("Enter");
	await field(page).pressSequentially(" shirt");
	held.resolve();
	await expect(page.getByRole("heading", { level: 1, name: "Results for “linen”" })).toBeVisible();
	await expect(field(page)).toHaveValue("linen shirt");
});

test("how many names were found is announced", async ({ page, request }) => {
	await open(page, "/home");
	const { total } = await cardsFor(request, "filters=linen&limit=1");
	await field(page).fill("linen");
	const words = total === 1 ? "1 product found" : `${Math.min(total, 8)} products found`;
	await expect(page.getByRole("search").getByRole("status")).toHaveText(words);
});

test("only the last of quickly typed words counts", async ({ page }) => {
	// Time stands still from here on and moves only as told.
	await page.clock.install({ time: new Date("2030-01-01T10:00:00Z") });
	await page.clock.pauseAt(new Date("2030-01-01T10:10:00Z"));
	await open(page, "/home");
	const asked: string[] = [];
	page.on("request", (sent) => {
		if (sent.url().includes("/api/search/suggest")) asked.push(new URL(sent.url()).searchParams.get("q") ?? "");
	});
	await field(page).pressSequentially("linen");
	await page.clock.runFor(1_000);
	await expect(page.getByRole("search").getByRole("status")).toContainText("found");
	expect(asked).toEqual(["linen"]);
});

test("a search narrowed to nothing keeps both, because the search alone finds something", async ({ page, request }) => {
	expect((await cardsFor(request, "filters=linen&limit=1")).total).toBeGreaterThan(0);
	await open(page, "/home?filters=linen&category=999999");
	await expect(alertBox(page)).toContainText("Nothing found, please reset filters");
	await expect(page).toHaveURL(/filters=linen/);
});

test("a type is offered, a typing error is corrected and said, and both lead on by keyboard", async ({ page }) => {
	await open(page, "/home");
	await field(page).fill("vestidos");
	const types = page.getByRole("group", { name: "Types" }).getByRole("option");
	await expect(types).toContainText(["Women's dresses"]);
	await page.keyboard.press("ArrowUp");
	await expect(offered(page).last()).toHaveAttribute("aria-selected", "true");
	await types.first().click();
	await expect(page.getByRole("heading", { level: 1, name: "Women's dresses" })).toBeVisible();
	await field(page).fill("jaket");
	await expect(page.getByRole("search").getByText("Showing results for “jacket”")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/home\?filters=jaket$/);
	await expect(page.getByRole("main").getByText("Showing results for “jacket”")).toBeVisible();
	await expect(page.getByRole("link", { name: "Best match" })).toHaveAttribute("aria-current", "true");
});

test("the search is one key or button away from every other page", async ({ page }) => {
	await open(page, "/terms");
	// The page listens for keys a moment after it is alive.
	await expect(async () => {
		await page.keyboard.press("/");
		await expect(page).toHaveURL(/\/home#search$/, { timeout: 5_000 });
	}).toPass();
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("/");
	await expect(field(page)).toHaveValue("/");
	await page.goBack();
	await page.getByRole("banner").getByRole("link", { name: "Search products" }).click();
	await expect(field(page)).toBeFocused();
	await field(page).blur();
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
});

test("an empty search shows everything", async ({ page }) => {
	await open(page, "/home?filters=linen");
	await field(page).fill("");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/home$/);
	await expect(cardLinks(page)).toHaveCount(12);
});

test("the search field is on /home only", async ({ page }) => {
	await open(page, "/home");
	await expect(field(page)).toBeVisible();
	await cardLinks(page).first().click();
	await expect(page).toHaveURL(/\/products\//);
	await expect(field(page)).toHaveCount(0);
	await page.goto("/");
	await expect(field(page)).toHaveCount(0);
});

test("signs with a meaning elsewhere are only letters here", async ({ page }) => {
	await open(page, "/home");
	for (const sign of ["%", "_", "\\", "'", '"><>']) {
		await field(page).fill(sign);
		await page.keyboard.press("Enter");
		await expect(alertBox(page)).toContainText("Nothing found, showing all products");
		await page.keyboard.press("Escape");
		await expect(alertBox(page)).toHaveCount(0);
		await expect(page).toHaveURL(`/home?${new URLSearchParams({ filters: sign })}`);
		await expect(field(page)).toHaveValue(sign);
	}
	await expect(grid(page)).toBeVisible();
});
