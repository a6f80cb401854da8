import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import type { Facets } from "#core/contract/facets.ts";
import type { Product, ProductCard } from "#core/contract/products.ts";

/** A phone, both sides of where the panel becomes a popup, a desk. */
export const WIDTHS = [390, 920, 921, 1440] as const;
const HEIGHT = 900;
export const isPopupAt = (width: number) => width <= 920;

/** The same tests on every screen width, for what changes where the panel becomes a popup. */
export const atEveryWidth = (tests: (width: number) => void) => atWidths(WIDTHS, tests);

/** The same tests on a phone, where the panel is a popup, and on a desk, where it is none. */
export const onPhoneAndDesk = (tests: (width: number) => void) => atWidths([390, 1440], tests);

function atWidths(widths: readonly number[], tests: (width: number) => void): void {
	for (const width of widths) {
		test.describe(`at ${width} px`, () => {
			test.use({ viewport: { width, height: HEIGHT } });
			tests(width);
		});
	}
}

/** Opens a page and waits until React listens: events before that go to plain links and forms. */
export async function open(page: Page, address: string): Promise<void> {
	await page.goto(address, { waitUntil: "domcontentloaded" });
	await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
}

/** What the grid shows of a query. */
export async function cardsFor(
	request: APIRequestContext,
	query: string,
): Promise<{ cards: ProductCard[]; total: number }> {
	return (await request.get(`/api/products/cards?soldOut=last&${query}`)).json();
}

export async function facetsFor(request: APIRequestContext, query = ""): Promise<Facets> {
	return (await request.get(`/api/products/facets?${query}`)).json();
}

export async function everyProduct(request: APIRequestContext): Promise<Product[]> {
	return (await request.get("/api/products")).json();
}

/** The first product a test can use; fails loudly when the demo shop has none. */
export function suitable<T>(all: readonly T[], fits: (one: T) => boolean, what: string): T {
	const found = all.find(fits);
	if (found === undefined) throw new Error(`the demo shop has no ${what}`);
	return found;
}

export const grid = (page: Page) => page.getByRole("region", { name: "Products" });
export const cardLinks = (page: Page) => grid(page).locator("article a");
export const panel = (page: Page) => page.locator("#filters");

export async function shownIds(page: Page): Promise<number[]> {
	const addresses = await cardLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	return addresses.map((address) => Number(address?.split("/").at(-1)));
}

/** The grid shows exactly these products, in this order. */
export async function expectCards(page: Page, cards: readonly { id_product: number }[]): Promise<void> {
	await expect.poll(() => shownIds(page)).toEqual(cards.map(({ id_product }) => id_product));
}

/** Opens the popup where the panel is one; it is a dialog once it has come to life. */
export async function openPanel(page: Page, width: number): Promise<void> {
	if (isPopupAt(width)) {
		await page.getByRole("button", { name: /^Filters/ }).click();
		await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
	}
	await expect(panel(page)).toBeVisible();
}
