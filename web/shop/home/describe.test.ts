import { expect, test } from "vitest";
import type { Facets } from "#core/contract/facets.ts";
import { activeChoices } from "./active-choices.ts";
import { countChoices } from "./describe.ts";
import { headingOf } from "./heading.ts";
import { addressOfView, readView } from "./view.ts";

const facets: Facets = {
	total: 9,
	sale: { true: 4, false: 5 },
	collections: [{ id_collection: 1, name: "Summer", count: 9 }],
	categories: [{ id_category: 1, name: "Women", count: 6 }],
	types: [{ id_category: 12, name: "Women's shirts", parent: 1, count: 2 }],
	sizes: [],
	colors: [],
	brands: [{ brand: "Faro, Sur", count: 1 }],
	price: { min: 0, max: 0 },
	inStock: 0,
};
const money = (amount: number) => `$ ${amount}`;
const view = (query: string) => readView(new URLSearchParams(query));
const heading = (query: string) => headingOf(view(query), facets);

test("a view is called by what it is narrowed to", () => {
	expect(heading("")).toBe("All products");
	expect(heading("collection=1")).toBe("Summer");
	expect(heading("offer=true")).toBe("Discounted");
	expect(heading("category=1&type=12")).toBe("Women's shirts");
	expect(heading("offer=false")).toBe("Full price");
	expect(heading("collection=1&category=1&offer=true")).toBe("Summer, Women, discounted");
	expect(heading("filters=linen&collection=1")).toBe("Results for “linen”");
});

test("a choice nobody knows, or whose names could not be read, still has a name", () => {
	expect(heading("collection=77")).toBe("Unknown collection");
	expect(headingOf(view("category=1"), null)).toBe("Unknown category");
});

test("a category may be given by its name", () => {
	expect(heading("category=women")).toBe("Women");
});

test("each active choice leads to the view without it", () => {
	const choices = activeChoices(view("collection=1&offer=true&category=1&type=12&filters=linen&page=3"), facets, money);
	expect(choices.map(({ label, without }) => [label, addressOfView(without)])).toEqual([
		["“linen”", "/home?collection=1&offer=true&category=1&type=12"],
		["Discounted", "/home?collection=1&category=1&type=12&filters=linen"],
		["Women", "/home?collection=1&offer=true&filters=linen"],
		["Women's shirts", "/home?collection=1&offer=true&category=1&filters=linen"],
		["Summer", "/home?offer=true&category=1&type=12&filters=linen"],
	]);
});

test("several sizes, colours and brands, a price, what is in stock and my sizes have a chip each", () => {
	const chosen = view("size=M,L&color=red&brand=Faro,+Sur&min=10&max=50&stock=1&fits=tops:M");
	const choices = activeChoices(chosen, facets, money);
	expect(choices.map(({ label }) => label)).toEqual([
		"Only in my sizes",
		"$ 10 to $ 50",
		"In stock",
		"Size M",
		"Size L",
		"Red",
		"Faro, Sur",
	]);
	expect(countChoices(chosen, facets)).toBe(choices.length);
	expect(choices.map(({ without }) => without.size)).toEqual(["M,L", "M,L", "M,L", "L", "M", "M,L", "M,L"]);
	expect(activeChoices(view("min=10"), facets, money)).toMatchObject([{ label: "From $ 10" }]);
	expect(activeChoices(view("max=50"), facets, money)).toMatchObject([{ label: "Up to $ 50" }]);
});
