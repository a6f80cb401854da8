import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFindingsInBothSchemes } from "./axe.ts";
import { open } from "./browsing.ts";
import { garments } from "./buying.ts";

const pages = ["Terms", "Privacy", "Returns", "Contact"];
/** In KB, as `npm run check` holds them by what the build says each page loads. */
const budgets: Record<string, number> = JSON.parse(
	readFileSync(new URL("../scripts/page-budgets.json", import.meta.url), "utf8"),
);

test("terms, privacy, returns and contact are linked in the footer and can be read", async ({ page }) => {
	await open(page, "/home");
	for (const name of pages) {
		await page.getByRole("contentinfo").getByRole("link", { name }).click();
		await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		await expectNoAxeFindingsInBothSchemes(page);
	}
});

test("the demo shop's texts are written, in both languages: nothing stands in brackets, and none is a sample", async ({
	page,
}) => {
	for (const language of ["", "/es"]) {
		for (const name of pages) {
			await open(page, `${language}/${name.toLowerCase()}`);
			const said = (await page.locator("main").textContent()) ?? "";
			expect(said.length).toBeGreaterThan(300);
			expect(said).not.toMatch(/[[\]{}]|\b(sample|demo|ejemplo|prueba)\b/i);
		}
	}
});

/** Nobody is here, whatever a browser without a window says of pointers and focus. */
async function leaveAlone(page: Page): Promise<void> {
	await page.addInitScript(() => {
		for (const sign of ["pointerover", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "popstate"])
			window.addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true });
		Object.defineProperty(navigator, "userActivation", { value: undefined });
	});
}

/** The bytes of script a page brings, as they come over the wire. */
async function scriptBytes(page: Page, address: string): Promise<number> {
	// Nothing is asked of the page before: to be asked something counts as a sign that somebody is here.
	await page.goto(address, { waitUntil: "networkidle" });
	return page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.filter(({ name }) => name.endsWith(".js"))
			.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
	);
}

test("the grid and a product bring no more script than their budgets", async ({ page, request }) => {
	const [one] = await garments(request, 0);
	await leaveAlone(page);
	for (const [address, route] of [
		["/home", "/home"],
		[`/products/${one?.product.id_product}`, "/products/:id"],
	] as const) {
		const bytes = await scriptBytes(page, address);
		expect(bytes).toBeGreaterThan(0);
		expect(bytes, address).toBeLessThanOrEqual((budgets[route] ?? 0) * 1024);
	}
});
