import { expect, test } from "vitest";
import { documentOf } from "./document.ts";
import { termsOf } from "./query.ts";

const shirt = {
	names: ["Taller Denim Shirt"],
	types: ["Men's shirts"],
	brand: "Puerto Añil",
	colours: [{ name: "Stone Wash", hex: "#8299b0" }],
	rest: ["Men", "Spring"],
};

test("a concept stands once, at its most telling place", () => {
	expect(documentOf(shirt).terms.sort()).toEqual(
		["1taller", "1denim", "1shirt", "2men", "3ston", "3wash", "3blue", "4puerto", "4anil", "5spring"].sort(),
	);
});

test("a colour is known by its dot, and by its name where it has none", () => {
	const coloured = (name: string, hex: string) => documentOf({ ...shirt, colours: [{ name, hex }] }).terms;
	expect(coloured("Negro", "")).toContain("3black");
	expect(coloured("Bordó", "")).toEqual(expect.arrayContaining(["3burgundy", "3red"]));
	expect(coloured("Noche", "#28354f")).toEqual(expect.arrayContaining(["3blue", "3navy"]));
	expect(coloured("Negro", "#a02020")).toEqual(expect.arrayContaining(["3black", "3red"]));
	expect(coloured("Loro", "")).not.toContain("3green");
});

test("a name of several words is also found by each of them, unless it is one thing", () => {
	const named = (name: string) => documentOf({ ...shirt, names: [name], types: [] }).terms;
	expect(named("Vigía Roll Neck")).toEqual(expect.arrayContaining(["1turtleneck", "1roll", "1neck"]));
	expect(named("Puerto T-Shirt")).toContain("1tee");
	expect(named("Puerto T-Shirt")).not.toContain("1shirt");
	expect(documentOf({ ...shirt, names: ["Cerro Puffer"] }).words).toContainEqual({
		shown: "jacket",
		folded: "jacket",
		concept: "jacket",
	});
	expect(named("Cerro Puffer")).toEqual(expect.arrayContaining(["1puffer", "2jacket"]));
});

test("a name in another language says as much as the one it was written in", () => {
	const { terms } = documentOf({
		...shirt,
		names: [...shirt.names, "Camisola Criolla"],
		types: ["Ponchos", "Mantones"],
	});
	expect(terms).toEqual(expect.arrayContaining(["1taller", "1shirt", "1criolla", "2poncho", "2manton"]));
});

test("a product is found by its own words, whatever they are", () => {
	const { terms } = documentOf(shirt);
	const concepts = new Set(terms.map((term) => term.slice(1)));
	for (const text of [
		...shirt.names,
		...shirt.types,
		shirt.brand,
		"Stone Wash",
		"spring",
		"primavera",
		"azul",
		"camisas",
	])
		for (const { concept } of termsOf(text)) expect(concepts, text).toContain(concept);
});

test("small words are left out, unless there are no others", () => {
	const asked = (typed: string) => termsOf(typed).map(({ concept }) => concept);
	expect(asked("the dress with a belt")).toEqual(["dress", "belt"]);
	expect(asked("a")).toEqual(["a"]);
	expect(asked("azul, blue y AZUL")).toEqual(["blue"]);
	expect(asked("% '")).toEqual([]);
	expect(asked("uno dos tres cuatro cinco seis siete ocho nueve diez")).toHaveLength(8);
});
