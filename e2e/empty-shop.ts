import { expect, type Page } from "@playwright/test";
import opening from "../web/shop/opening/messages.es.ts";
import ready from "../web/staff/ready/messages.es.ts";
import { open } from "./browsing.ts";
import { expectSpanishHere } from "./languages.ts";

const DESK = { width: 1280, height: 720 };

/** What only an empty shop shows, in Spanish and whole, on a phone and on a desk; the owner ends at the checklist. */
export async function lookAtEmptyShop(owner: Page, visitor: Page): Promise<void> {
	const places = [
		{ page: visitor, address: "/", heading: opening.title },
		{ page: visitor, address: "/home", heading: opening.title },
		{ page: owner, address: "/admindashboard", heading: ready.title },
	];
	for (const { page, address, heading } of places) {
		await open(page, address);
		await expect(page.getByRole("heading", { name: heading })).toBeVisible();
		await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await expectSpanishHere(page, `${address} of an empty shop at ${width} px`, []);
		}
		await page.setViewportSize(DESK);
	}
}
