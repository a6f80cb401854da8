// What pictures can change: these run in the browser that loads them.
import { expect, test } from "@playwright/test";
import { atEveryWidth, cardLinks, grid, onPhoneAndDesk, open, shownIds } from "./browsing.ts";

// As visitors have it: what is kept for later comes through the worker, and says nothing either.
test.use({ serviceWorkers: "allow" });

onPhoneAndDesk(() => {
	test("back gives the same view and the same scroll position", async ({ page }) => {
		await open(page, "/home?page=2");
		const before = await shownIds(page);
		const card = cardLinks(page).nth(9);
		await card.scrollIntoViewIfNeeded();
		const scrolled = await page.evaluate(() => window.scrollY);
		expect(scrolled).toBeGreaterThan(200);
		await card.click();
		await expect(page).toHaveURL(/\/products\/\d+$/);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
		await page.goBack();
		await expect(page).toHaveURL(/\/home\?page=2$/);
		await expect.poll(() => shownIds(page)).toEqual(before);
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
	});
});

atEveryWidth((width) => {
	test("nothing is wider than the screen", async ({ page }) => {
		await open(page, "/home");
		const [content, screen] = await page.evaluate(() => [
			document.documentElement.scrollWidth,
			document.documentElement.clientWidth,
		]);
		expect(content).toBeLessThanOrEqual(screen as number);
		expect(screen).toBeLessThanOrEqual(width);
	});
});

test("a slow view shows skeletons of the final size, then its products", async ({ page }) => {
	await open(page, "/home");
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/home.data?*page=2*", async (route) => {
		await held;
		await route.continue();
	});
	// A row is as tall as its longest name needs; a skeleton as tall as a card with a name of one line.
	const cards = await grid(page).locator("ul.grid > li > *").all();
	const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
	const height = Math.min(...boxes.map((box) => box?.height ?? Number.POSITIVE_INFINITY));
	await page.getByRole("link", { name: "Next page" }).click();
	await expect(grid(page)).toHaveAttribute("aria-busy", "true");
	const skeleton = grid(page).locator("ul.grid > li > *").first();
	expect(Math.abs(((await skeleton.boundingBox())?.height ?? 0) - height)).toBeLessThan(8);
	release();
	await expect(grid(page)).not.toHaveAttribute("aria-busy", "true");
	await expect(cardLinks(page)).toHaveCount(12);
});

test("the pages keep to their Content-Security-Policy and say nothing in the console", async ({ page }) => {
	const said: string[] = [];
	page.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
	page.on("pageerror", (error) => said.push(error.message));
	await page.goto("/home", { waitUntil: "networkidle" });
	await page.locator("article a").first().hover();
	await page.locator("article a").first().click();
	await page.getByRole("button", { name: /^M\b/ }).click();
	await page.goto("/home?collection=1&name=Summer", { waitUntil: "networkidle" });
	expect(said).toEqual([]);
});

test("typefaces that come late move nothing on a phone", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const arrival = Promise.withResolvers<void>();
	await page.route("**/*.woff2", async (route) => {
		await arrival.promise;
		await route.continue();
	});
	await page.addInitScript(() => {
		Object.assign(globalThis, { moved: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				Object.assign(globalThis, { moved: Reflect.get(globalThis, "moved") + Reflect.get(entry, "value") });
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto("/home", { waitUntil: "domcontentloaded" });
	await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
	arrival.resolve();
	await page.evaluate(async () => {
		await document.fonts.ready;
		await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
	});
	expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(true);
	expect(await page.evaluate(() => Reflect.get(globalThis, "moved"))).toBe(0);
});
