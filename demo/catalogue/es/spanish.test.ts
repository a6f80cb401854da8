import { expect, test } from "vitest";
import { productFields } from "#core/contract/product-fields.ts";
import { isProductName } from "#core/rules/names.ts";
import { catalogue } from "../index.ts";
import { inSpanish } from "./index.ts";

const spanish = Object.entries(inSpanish);
const english = new Map<string, string>(catalogue.map(({ name, description }) => [name, description]));
const textOf = ({ name, description }: { name: string; description: string }) => `${name}. ${description}`;
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);

const saying = (words: string) => {
	const any = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
	return (texts: { name: string; description: string }) => any.test(textOf(texts));
};

test("every product has its Spanish texts, and there are none of products that are gone", () => {
	expect(Object.keys(inSpanish).sort()).toEqual(catalogue.map(({ name }) => name).sort());
});

test("the shop itself would take them", () => {
	expect(productFields.translations.given.safeParse({ es: inSpanish["Lunes Hoodie"] }).success).toBe(true);
	for (const [product, es] of spanish) {
		expect(productFields.translations.given.safeParse({ es }).data, product).toEqual({ es });
		expect(isProductName(es.name, "letters"), es.name).toBe(true);
	}
});

test("no two are called the same, and no sentence is used twice", () => {
	const names = spanish.map(([, { name }]) => name.toLowerCase());
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	const sentences = spanish.flatMap(([, { description }]) => sentencesOf(description));
	expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

test("a name keeps what the product alone is called", () => {
	for (const [product, { name }] of spanish) {
		const [own = ""] = product.split(" ");
		if (own !== "Everyday") expect(name, product).toMatch(new RegExp(` ${own}$`));
	}
});

test("none says anything in English", () => {
	const isEnglish = saying(
		"(?:the|and|with|of|for|dress|shirt|tee|tank|skirt|coat|jacket|hoodie|sweater|scarf|trouser|polo|blazer|puffer|linen|wool|silk|cotton|leather|sleeve|pocket|button)s?",
	);
	for (const [product, es] of spanish) {
		expect(isEnglish(es), textOf(es)).toBe(false);
		expect(es.description, product).not.toBe(english.get(product));
	}
});

test.each([
	["linen", "lino"],
	["cottons?", "algod(?:ón|ones)"],
	["(?:lambs)?wool", "lana"],
	["merino", "merino"],
	["cashmere", "cachemira"],
	["silk", "seda"],
	["corduroys?|needlecord", "corderoy"],
	["flannel", "franela"],
	["leather|lambskin", "cuero"],
	["buttons?|(?:two-)?buttoned|button-down", "bot(?:ón|ones)|abotona(?:do|da|dos|das)?"],
	["zips?|zipped", "cierres?"],
	["pockets?", "bolsillos?"],
	["two", "dos"],
	["three", "tres"],
	["four", "cuatro"],
	["five", "cinco"],
	["six", "seis"],
])("what says %s says %s in Spanish, and nothing else does", (en, es) => {
	const said = catalogue.filter(saying(en)).map(({ name }) => name);
	const saidInSpanish = spanish.filter(([, texts]) => saying(es)(texts)).map(([name]) => name);
	expect(said.length).toBeGreaterThan(0);
	expect(saidInSpanish.sort()).toEqual(said.sort());
});
