import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What of axe's rules looks at colours; the others say the same in both schemes. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

type Axe = { run(context: Document, options: object): Promise<AxeResults> };

/** Pages have no frames: axe runs in the page itself, read once per page, and collects only what is wrong. */
async function expectNoneOf(page: Page, rules: readonly string[] | null): Promise<void> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
	const found = await page.evaluate(async (only) => {
		const { axe } = window as unknown as { axe: Axe };
		const { violations } = await axe.run(document, {
			resultTypes: ["violations"],
			...(only && { runOnly: { type: "rule", values: only } }),
		});
		return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }));
	}, rules);
	expect(found).toEqual([]);
}

export async function expectNoAxeFindings(page: Page): Promise<void> {
	// What fades in is measured when it has arrived.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expectNoneOf(page, null);
}

/** The same in both colour schemes, for places that are long to get to. */
export async function expectNoAxeFindingsInBothSchemes(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: "dark" });
	await expectNoAxeFindings(page);
	await page.emulateMedia({ colorScheme: "light" });
	await expectNoneOf(page, RULES_OF_COLOUR);
}

/** The layout depends on the width, the colours on the scheme, and neither on the other: two of four ways see everything. */
const WAYS_TO_LOOK = [
	{ width: 390, colorScheme: "light" },
	{ width: 1440, colorScheme: "dark" },
] as const;

/** axe finds nothing and nothing sticks out, on a phone and on a desk, without loading the page again. */
export async function expectSound(page: Page, what: string): Promise<void> {
	for (const { width, colorScheme } of WAYS_TO_LOOK) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme });
		await test.step(`${what} at ${width} px, ${colorScheme}`, async () => {
			await expectNoAxeFindings(page);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
		});
	}
}
