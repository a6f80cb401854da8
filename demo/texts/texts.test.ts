import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#core/languages.ts";
import { TEXT_NAMES, type TextName } from "#core/rules/texts.ts";
import { demoTexts } from "./index.ts";

const pages = TEXT_NAMES.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));
const textOf = (name: TextName, language: Language) => demoTexts[name]?.[language] ?? "";
/** Headings, items and paragraphs, one sign for each. */
const shapeOf = (text: string) =>
	text.split("\n").flatMap((line) => line.match(/^(#+|-|\p{L}|¿)/u)?.[1]?.replace(/[^#-]/, "p") ?? []);

test.each(pages)("$name in $language reads as finished: nothing to fill in, no sample", ({ name, language }) => {
	const text = textOf(name, language);
	expect(text).not.toMatch(/\b(sample|demo|ejemplo|prueba)\b/i);
	// Brackets are links, and each leads to a page of the shop.
	expect(text.replaceAll(/\[[^\]]+\]\(\/[a-z/]+\)/g, "")).not.toMatch(/[[\]]/);
	const places = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place);
	expect(["name", "mail", "phone", "address", "returnsDays"]).toEqual(expect.arrayContaining(places));
});

test.each(pages)("$name in $language has the title of the page it stands in for", async ({ name, language }) => {
	const sample = `../../content/${language === "en" ? "" : `${language}/`}${name}.md`;
	const [title] = (await readFile(new URL(sample, import.meta.url), "utf8")).split("\n");
	expect(textOf(name, language).split("\n")[0]).toBe(title);
});

test.each(TEXT_NAMES)("%s says as much in every language", (name) => {
	const [one, ...others] = LANGUAGES.map((language) => shapeOf(textOf(name, language)));
	expect(one?.length).toBeGreaterThan(5);
	for (const other of others) expect(other).toEqual(one);
});
