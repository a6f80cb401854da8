import { expect, test } from "vitest";
import { plainText, suggestionsFor } from "./match.ts";

const product = (id_product: number, name: string) => ({ id_product, name });
const names = (found: { name: string }[]) => found.map(({ name }) => name);

test("names are matched as typed, without case and accents", () => {
	const shelf = [product(1, "Camisa Náutica"), product(2, "Linen shirt")];
	expect(names(suggestionsFor("nautica", shelf, []))).toEqual(["Camisa Náutica"]);
	expect(names(suggestionsFor("LÍNEN", shelf, []))).toEqual(["Linen shirt"]);
	expect(names(suggestionsFor("linen trousers", shelf, []))).toEqual([]);
});

test("what is on the page comes first, and nothing comes twice", () => {
	const found = suggestionsFor(
		"shirt",
		[product(7, "Oxford shirt")],
		[product(3, "Linen shirt"), product(7, "Oxford shirt")],
	);
	expect(names(found)).toEqual(["Oxford shirt", "Linen shirt"]);
});

test("an answer to earlier letters never shows names without the later ones", () => {
	expect(suggestionsFor("linen", [], [product(3, "Oxford shirt")])).toEqual([]);
});

test("no letters, no suggestions, and never more than eight", () => {
	const shelf = Array.from({ length: 20 }, (_, place) => product(place, `Shirt ${place}`));
	expect(suggestionsFor("  ", shelf, [])).toEqual([]);
	expect(suggestionsFor("shirt", shelf, [])).toHaveLength(8);
});

test("text without letters to compare is still text", () => {
	expect(plainText("  %_\\ ")).toBe("%_\\");
});
