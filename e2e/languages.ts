import { globSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Settings } from "#core/contract/settings.ts";
import { pathIn } from "#core/languages.ts";
import { colourLabel } from "#core/rules/colour-labels.ts";
import { expectNoAxeFindings } from "./axe.ts";
import { open } from "./browsing.ts";

const root = join(import.meta.dirname, "..");

/** Every plain text of messages, or of an answer, however deep. */
export function textsOf(whole: unknown): string[] {
	if (typeof whole === "string") return [whole];
	return typeof whole === "object" && whole !== null ? Object.values(whole).flatMap(textsOf) : [];
}

async function textsIn(language: string): Promise<Set<string>> {
	const files = globSync(`web/**/*messages.${language}.ts`, { cwd: root });
	const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<{ default: unknown }>));
	return new Set(modules.flatMap((module) => textsOf(module.default)));
}

/** The catalogue's own names are what the owner wrote, in any language. */
const CATALOGUE = new Set(["Summer", "Autumn", "Winter", "Spring", "Women", "Men"]);

/** A fit that is called the same in both languages; it stands with the server's messages. */
const FITS_OF_BOTH = ["Regular"];

/** Garment types that are called the same in both languages, where they stand below Women or Men. */
const TYPES_OF_BOTH = ["Tops", "Jeans", "Shorts"];

/** Texts that only English pages say, and those that both languages have, such as "Total". */
export async function wordings(): Promise<{ english: Set<string>; both: Set<string> }> {
	const [en, es] = [await textsIn("en"), await textsIn("es")];
	const english = new Set([...en].filter((text) => !es.has(text) && !CATALOGUE.has(text)));
	return { english, both: new Set([...FITS_OF_BOTH, ...TYPES_OF_BOTH, ...[...en].filter((text) => es.has(text))]) };
}

/** What the owner wrote: products with their brands and colours, types, collections, and the shop's own facts. */
export async function ownersWords(request: APIRequestContext): Promise<string[]> {
	const calls = ["products", "products/facets", "settings", "reviews/get?product=1&limit=100"];
	return (
		await Promise.all(calls.map(async (call) => textsOf(await (await request.get(`/api/${call}`)).json())))
	).flat();
}

/** Where an answer tells something in the shop's own words, which the page says in its language. */
const TOLD = ["message", "fields"];

/** What of an answer a person, the owner or the card service wrote, however deep. */
export function writtenIn(answer: unknown): string[] {
	if (typeof answer !== "object" || answer === null) return textsOf(answer);
	return Object.entries(answer).flatMap(([name, part]) => (TOLD.includes(name) ? [] : writtenIn(part)));
}

/** Everything that was written of what is answered to this page. */
export function answersTo(page: Page): () => Promise<string[]> {
	const heard: Promise<string[]>[] = [];
	page.on("response", (response) => {
		// What is told line by line, as it happens, never ends.
		if (response.headers()["content-type"]?.startsWith("application/json"))
			heard.push(response.json().then(writtenIn, () => []));
	});
	return async () => (await Promise.all(heard)).flat();
}

/** Everything a page says, to the eye and to a screen reader. */
export function saidOn(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const said: string[] = [document.title];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			if (!node.parentElement?.closest("script, style, code, body [lang]")) said.push(node.textContent?.trim() ?? "");
		}
		for (const element of document.querySelectorAll("body *")) {
			for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(element.getAttribute(name) ?? "");
		}
		return said.filter(Boolean);
	});
}

async function saidAt(page: Page, address: string): Promise<string[]> {
	await open(page, address);
	await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
	await expect.poll(async () => (await saidOn(page)).length).toBeGreaterThan(5);
	return saidOn(page);
}

/**
 * What is wider than its place at this width: the page itself, or text that is cut off. Text that reads on in an ellipsis
 * is not cut, nor is what scrolls.
 */
async function cutAt(page: Page, width: number): Promise<string[]> {
	await page.setViewportSize({ width, height: 900 });
	return cutOn(page, ".sr-only, dialog, [popover]");
}

function cutOn(page: Page, apart: string): Promise<string[]> {
	return page.evaluate((leftOut) => {
		const { scrollWidth } = document.documentElement;
		const found = scrollWidth > innerWidth ? [`the page: ${scrollWidth}`] : [];
		const pens = document.createElement("canvas").getContext("2d");
		for (const element of document.querySelectorAll<HTMLElement>("body *")) {
			const style = getComputedStyle(element);
			const { width: shown } = element.getBoundingClientRect();
			if (shown < 3 || !element.checkVisibility({ visibilityProperty: true }) || element.closest(leftOut)) continue;
			const said = element.textContent?.trim().slice(0, 60) ?? "";
			const hides = /hidden|clip/.test(style.overflowX) && style.textOverflow !== "ellipsis";
			const holdsText = /^(BUTTON|TH|A|LABEL|SELECT)$/.test(element.tagName) && style.display !== "inline";
			if ((hides || holdsText) && said !== "" && element.scrollWidth > element.clientWidth + 1) found.push(said);
			if (element instanceof HTMLSelectElement && pens) {
				pens.font = style.font;
				const chosen = element.selectedOptions[0]?.text ?? "";
				const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
				if (pens.measureText(chosen).width > room + 1) found.push(chosen);
			}
		}
		return found;
	}, apart);
}

/** Text in what lies above the page that no longer is on the screen, and cannot be scrolled to. */
function outsideOn(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[
			...document.querySelectorAll<HTMLElement>(
				"dialog[open] *, [popover]:popover-open *, [role=menu] *, [role=status] *",
			),
		]
			.filter((element) => element.childElementCount === 0 && element.checkVisibility({ visibilityProperty: true }))
			.filter((element) => !element.closest(".sr-only") && element.textContent?.trim())
			.filter((element) => {
				const { left, right, width } = element.getBoundingClientRect();
				return width > 2 && (left < -1 || right > innerWidth + 1);
			})
			.map((element) => element.textContent?.trim().slice(0, 60) ?? ""),
	);
}

/** Names that the owner gave in English and that have a Spanish one: colours, ways of delivery. */
export async function translatedNames(request: APIRequestContext): Promise<string[]> {
	const { delivery } = (await (await request.get("/api/settings")).json()) as Pick<Settings, "delivery">;
	const names = textsOf((await (await request.get("/api/products")).json()) as unknown);
	const colours = names.filter((name) => colourLabel(name, "es") !== undefined);
	const ways = delivery.flatMap(({ name, translations }) => (translations?.es ? [name] : []));
	return [...new Set([...colours, ...ways])];
}

/** What the screen says at this moment, with all that lies above the page: nothing in English but what was `written` so, nothing cut, nothing for axe. */
export async function expectSpanishHere(
	page: Page,
	what: string,
	names: readonly string[],
	written: readonly string[] = [],
): Promise<void> {
	const { english, both } = await wordings();
	const said = (await saidOn(page)).filter((text) => !both.has(text) && !written.includes(text));
	const inEnglish = said.filter(
		(text) => english.has(text) || names.some((name) => text === name || text.split(/, | · /).includes(name)),
	);
	const [cut, outside] = [await cutOn(page, ".sr-only"), await outsideOn(page)];
	expect
		.soft({ what, inEnglish: [...new Set(inEnglish)], cut, outside })
		.toEqual({ what, inEnglish: [], cut: [], outside: [] });
	await expectNoAxeFindings(page);
}

/**
 * The Spanish page at an address says nothing in English: no message that only English has, and nothing that the English
 * page says too, besides what people wrote and the few words both languages have. Nothing of it is cut, on a phone and
 * on a desk.
 */
export async function expectSpanish(page: Page, address: string, written: () => Promise<string[]>): Promise<void> {
	const { english, both } = await wordings();
	const before = new Set(await saidAt(page, address));
	const said = await saidAt(page, pathIn("es", address, ["en", "es"]));
	const known = new Set([...(await written()), ...both]);
	const longestFirst = [...known].filter(({ length }) => length > 2).sort((one, other) => other.length - one.length);
	const isOurs = (text: string) =>
		!known.has(text) && /\p{L}{3}/u.test(longestFirst.reduce((rest, words) => rest.replaceAll(words, ""), text));
	const left = said.filter((text) => !known.has(text) && (english.has(text) || (before.has(text) && isOurs(text))));
	const cut = { phone: await cutAt(page, 390), desk: await cutAt(page, 1440) };
	expect({ address, left: [...new Set(left)], cut }).toEqual({ address, left: [], cut: { phone: [], desk: [] } });
	await expectNoAxeFindings(page);
}
