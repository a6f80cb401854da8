import { expect, test } from "@playwright/test";
import { formatMoney } from "#core/rules/money.ts";
import { cardLinks, cardsFor, expectCards, grid, onPhoneAndDesk, open } from "./browsing.ts";

const PAGES = (total: number) => Math.ceil(total / 12);
const pages = "Pages";

onPhoneAndDesk(() => {
	test("the grid shows the twelve latest arrivals first", async ({ page, request }) => {
		await open(page, "/home");
		const { cards, total } = await cardsFor(request, "limit=12");
		await expectCards(page, cards);
		await expect(grid(page).getByText(`${total} products`)).toBeVisible();
	});

	test("pages can be turned by mouse: numbers, next, last, previous, first", async ({ page, request }) => {
		await open(page, "/home");
		const { total } = await cardsFor(request, "limit=1");
		const last = PAGES(total);
		const nav = page.getByRole("navigation", { name: pages });
		const turnTo = async (link: string, number: number) => {
			await nav.getByRole("link", { name: link, exact: true }).click();
			await expect(page).toHaveURL(number === 1 ? /\/home$/ : new RegExp(`[?&]page=${number}$`));
			await expectCards(page, (await cardsFor(request, `limit=12&page=${number}`)).cards);
			await expect(nav.locator("[aria-current=page]")).toHaveText(String(number));
		};
		await turnTo(`Page 3 of ${last}`, 3);
		await turnTo("Next page", 4);
		await turnTo("Last page", last);
		await turnTo("Previous page", last - 1);
		await turnTo("First page", 1);
	});

	test("the window holds three page numbers and stays inside the shop", async ({ page, request }) => {
		const { total } = await cardsFor(request, "limit=1");
		const numbers = () => page.getByRole("navigation", { name: pages }).getByRole("link", { name: /^Page \d/ });
		await open(page, "/home?page=5");
		await expect(numbers()).toHaveText(["4", "5", "6"]);
		await open(page, "/home");
		await expect(numbers()).toHaveText(["1", "2", "3"]);
		await expect(page.getByRole("link", { name: "Previous page" })).toHaveCount(0);
		await open(page, `/home?page=${PAGES(total)}`);
		await expect(numbers().last()).toHaveText(String(PAGES(total)));
		await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(0);
	});

	test("the second page opens by keyboard", async ({ page, request }) => {
		await open(page, "/home");
		await page.getByRole("link", { name: "Next page" }).focus();
		await page.keyboard.press("Enter");
		await expectCards(page, (await cardsFor(request, "limit=12&page=2")).cards);
	});
});

test("a page beyond the last leads to the last", async ({ page, request }) => {
	const { total } = await cardsFor(request, "limit=1");
	await open(page, "/home?page=1000000");
	await expect(page).toHaveURL(new RegExp(`page=${PAGES(total)}$`));
	await expect(cardLinks(page).first()).toBeVisible();
});

test("an address that cannot be read says so with status 400 and a way on", async ({ page }) => {
	for (const query of ["collection=abc", "page=0", "page=two", `filters=${"x".repeat(5000)}`, "filters=%00"]) {
		const answer = await page.goto(`/home?${query}`, { waitUntil: "domcontentloaded" });
		expect(answer?.status(), query).toBe(400);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	await page.getByRole("link", { name: "See all products" }).click();
	await expect(page).toHaveURL(/\/home$/);
	await expect(cardLinks(page)).toHaveCount(12);
});

test("percent signs, underscores, quotes, repeated and broken parameters never break the page", async ({ page }) => {
	for (const query of ["filters=%25_'%22%5C", "collection=1&collection=abc", "filters=%E0%A4%A", "sort=nonsense"]) {
		const answer = await page.goto(`/home?${query}`, { waitUntil: "domcontentloaded" });
		expect(answer?.status(), query).toBeLessThan(500);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
});

test("a card shows two decimals, the old price struck through, stars, colours and the offer", async ({
	page,
	request,
}) => {
	const { cards } = await cardsFor(request, "offer=true&limit=12");
	await open(page, "/home?offer=true");
	const [first] = cards;
	if (!first) throw new Error("the demo shop has nothing on offer");
	const card = grid(page).getByRole("article").first();
	const percent = Math.round(((first.price_offer - first.price) / first.price) * 100);
	await expect(card).toContainText(first.brand);
	await expect(card).toContainText(formatMoney(first.price_offer, "ARS"));
	await expect(card.locator("s")).toContainText(formatMoney(first.price, "ARS"));
	await expect(card).toContainText(`${percent}%`);
	await expect(
		card.getByRole("radiogroup", { name: `Colours: ${first.colors.map((one) => one.ColorName).join(", ")}` }),
	).toBeVisible();
});
