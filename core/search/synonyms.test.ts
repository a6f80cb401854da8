import fc from "fast-check";
import { expect, test } from "vitest";
import { inShopWords, synonymKey } from "./synonyms.ts";

const synonyms = [
	{ word: "chomba", means: "polo shirt" },
	{ word: "campera de jean", means: "denim jacket" },
	{ word: "campera", means: "jacket" },
	{ word: "jacket", means: "coat" },
];

test.each([
	["chomba", "polo shirt"],
	["Chombas azules", "polo shirt azules"],
	["CHOMBÁ", "polo shirt"],
	["campera de jean negra", "denim jacket negra"],
	["campera negra", "jacket negra"],
	["chomba, campera", "polo shirt jacket"],
	["dress", "dress"],
	["", ""],
	["  «¿?»  ", "  «¿?»  "],
])("%j is searched for as %j", (typed, searched) => {
	expect(inShopWords(typed, synonyms)).toBe(searched);
});

test("names that differ in case, accents or a plural are one", () => {
	expect(new Set(["Chomba", "chombas", "CHOMBÁS"].map(synonymKey)).size).toBe(1);
});

test("what no synonym names is searched for as it was typed", () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 60 }), (typed) => {
			fc.pre(!/chomba|campera|jacket/i.test(typed.normalize("NFD").replace(/\p{Mark}/gu, "")));
			expect(inShopWords(typed, synonyms)).toBe(typed);
		}),
	);
});
