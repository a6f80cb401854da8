import { expect, type Page } from "@playwright/test";

/** What only the demo shop may say: its name, its currency's sign, its country. */
const FOREIGN = /perchero|\$|\bARS\b|argentin|buenos aires|\+54/gi;

/** Around a match, so that a failure tells where it stands. */
const foundIn = (text: string) =>
	[...text.matchAll(FOREIGN)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40));

export function expectOwnWords(where: string, text: string): void {
	expect.soft({ where, foreign: foundIn(text) }).toEqual({ where, foreign: [] });
}

/** What is sent at an address, without programs and their marks: text, attributes, metadata. */
export async function expectOwnPage(page: Page, address: string, status = 200): Promise<void> {
	const answer = await page.request.get(address);
	expect.soft({ address, status: answer.status() }).toEqual({ address, status });
	const sent = await answer.text();
	const programs = /<!--.*?-->|<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs;
	expectOwnWords(address, sent.replace(programs, ""));
}

/** Everything the open screen says and carries once it has loaded; the currencies and time zones of the world are no words of the shop's, nor is what is told of how it was. */
export async function expectOwnScreen(page: Page, told = ""): Promise<void> {
	await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
	await expect(page.locator("main h1")).toBeVisible();
	const said = await page.evaluate(() => {
		const texts: string[] = [document.title];
		const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			if (!node.parentElement?.closest("script, style, select[name=currency], select[name=timeZone]"))
				texts.push(node.textContent ?? "");
		}
		for (const { tagName, attributes } of document.querySelectorAll(":not(option)")) {
			if (tagName !== "SCRIPT") for (const { value } of attributes) texts.push(value);
		}
		return texts;
	});
	const all = said.join("\n");
	expectOwnWords(page.url(), told ? all.replaceAll(told, "") : all);
}
