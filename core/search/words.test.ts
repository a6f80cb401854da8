import fc from "fast-check";
import { expect, test } from "vitest";
import { folded, stemOf, wordsOf } from "./words.ts";

const plain = (text: string) => wordsOf(text).map((word) => word.folded);

test("words are told apart without regard to case, accents, signs and spaces", () => {
	expect(plain("  Jardín,  TEA-dress (100%) ")).toEqual(["jardin", "tea", "dress", "100"]);
	expect(plain("Women's Straße")).toEqual(["women", "strasse"]);
	expect(plain("’s 's % _ \\ ' 🧥 \u0301")).toEqual([]);
	expect(wordsOf("Añil")).toEqual([{ shown: "añil", folded: "anil" }]);
	expect(plain("an\u0303il")).toEqual(["anil"]);
});

test.each([
	["dresses", "dress"],
	["blouses", "blouse"],
	["hoodies", "hoodie"],
	["tees", "tee"],
	["shoes", "shoe"],
	["jeans", "jean"],
	["boxes", "box"],
	["vestidos", "vestido"],
	["pantalones", "pantalon"],
	["azules", "azul"],
	["celestes", "celeste"],
	["camisas", "camisa"],
])("%s is more than one %s", (many, one) => {
	expect(stemOf(many)).toBe(stemOf(one));
});

test("different garments keep different stems", () => {
	const garments = ["skirt", "shirt", "short", "dress", "tee", "tie", "top", "coat", "cap", "cape"];
	expect(new Set(garments.map(stemOf)).size).toBe(garments.length);
});

test("any text is measured before it is looked at, and gives few and short words", () => {
	const dear = "a\u0301\u0316".repeat(100_000);
	expect(wordsOf(dear).length).toBeLessThanOrEqual(24);
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
			const words = wordsOf(text);
			expect(words.length).toBeLessThanOrEqual(24);
			for (const word of words) {
				expect(word.shown.isWellFormed() && word.folded.isWellFormed()).toBe(true);
				expect(word.folded).toMatch(/^[^\s'\\%_]+$/);
				expect(folded(word.folded)).toBe(word.folded);
			}
		}),
	);
});
