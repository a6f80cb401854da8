import { expect, test } from "vitest";
import { COLOUR_FAMILIES, familyNames, shadeNames } from "./colour-names.ts";
import { garments } from "./garments.ts";
import { traits } from "./traits.ts";
import { familyOfName, meaningsOf, widerGarment } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

const rows = [...garments, ...traits, ...Object.values(familyNames), ...Object.values(shadeNames).flat()];
const namesOf = (row: string) => (row.split(" < ")[0] ?? "").split(", ");
const conceptsOf = (text: string) => meaningsOf(wordsOf(text)).map(({ concept }) => concept);

test.each(rows)("every name of %j means the same, and nothing else", (row) => {
	const [first = "", ...others] = namesOf(row);
	expect(conceptsOf(first)).toHaveLength(1);
	for (const name of others) expect(conceptsOf(name), name).toEqual(conceptsOf(first));
});

test("no two rows mean the same", () => {
	const concepts = rows.map((row) => conceptsOf(namesOf(row)[0] ?? "")[0]);
	expect(concepts.filter((concept, at) => concepts.indexOf(concept) !== at)).toEqual([]);
});

test("what a garment also is has a row of its own", () => {
	for (const row of garments) {
		const [names = "", also] = row.split(" < ");
		if (also === undefined) continue;
		expect(
			garments.some((other) => namesOf(other)[0] === also),
			also,
		).toBe(true);
		expect(widerGarment(conceptsOf(names.split(", ")[0] ?? "")[0] ?? "")).toBe(also);
	}
});

test("every shade belongs to its family", () => {
	for (const family of COLOUR_FAMILIES)
		for (const row of shadeNames[family])
			expect(familyOfName(conceptsOf(row.split(", ")[0] ?? "")[0] ?? "")).toBe(family);
});

test("a name of several words is known before its words", () => {
	expect(conceptsOf("campera de jean azul")).toEqual(["denim jacket", "blue"]);
	expect(conceptsOf("T-Shirt")).toEqual(conceptsOf("remera"));
	expect(conceptsOf("Trajes de baño")).toEqual(conceptsOf("swimsuit"));
});
