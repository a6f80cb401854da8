import fc from "fast-check";
import { expect, test } from "vitest";
import type { Facets } from "#core/contract/facets.ts";
import {
	addressOfView,
	changed,
	chosenOf,
	everything,
	type HomeView,
	isNarrowed,
	listQuery,
	readView,
	SORTS,
	sortsOf,
	toggled,
} from "./view.ts";

const collections = [
	{ id_collection: 1, name: "Summer", count: 3 },
	{ id_collection: 2, name: "Winter", count: 5 },
];
const read = (address: string) => readView(new URL(address, "http://shop").searchParams);

const anyView: fc.Arbitrary<HomeView> = fc.record({
	collection: fc.option(fc.constantFrom("1", "2", "77", "abc")),
	offer: fc.option(fc.constantFrom("true", "false")),
	category: fc.option(fc.constantFrom("1", "2")),
	type: fc.option(fc.integer({ min: 3, max: 40 }).map(String)),
	filters: fc.option(fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => text.trim() === text)),
	size: fc.option(fc.constantFrom("M", "M,L", "36.5")),
	color: fc.option(fc.constantFrom("red", "red,blue")),
	brand: fc.option(fc.constantFrom("Puerto", "Faro, Sur")),
	min: fc.option(fc.constantFrom("10", "19.90")),
	max: fc.option(fc.constantFrom("50")),
	stock: fc.option(fc.constant("1")),
	fits: fc.option(fc.constant("tops:M.L,bottoms:40")),
	sort: fc.constantFrom("in-stock-first" as const, ...SORTS.map(({ name }) => name)),
	page: fc.integer({ min: 1, max: 10_000 }).map(String),
});

test("an address gives back the view it was made from", () => {
	fc.assert(
		fc.property(anyView, (view) => {
			const sort = view.filters !== null && view.sort === "in-stock-first" ? "best-match" : view.sort;
			expect(read(addressOfView({ ...view, sort }, collections))).toEqual({ ...view, sort });
		}),
	);
});

test("everything is just /home, and the landing's links are kept as they are", () => {
	expect(addressOfView(everything)).toBe("/home");
	expect(addressOfView(read("/home?collection=1&name=Summer"), collections)).toBe("/home?collection=1&name=Summer");
	expect(addressOfView(read("/home?name=Summer&collection=1&page=1&sort=in-stock-first"), collections)).toBe(
		"/home?collection=1&name=Summer",
	);
});

test("collection 0 and empty values mean no choice", () => {
	expect(read("/home?collection=0&offer=&category=&type=&filters=+&page=&sort=")).toEqual(everything);
});

test("changing a filter goes back to the first page and keeps the rest", () => {
	const view = changed(read("/home?collection=2&sort=best-rated&page=4"), { offer: "true" });
	expect(view).toEqual({ ...everything, collection: "2", sort: "best-rated", offer: "true" });
});

test("a garment type wins over Women or Men", () => {
	expect(listQuery(read("/home?category=1&type=12"))).toMatchObject({ category: "12" });
	expect(listQuery(read("/home?category=1"))).toMatchObject({ category: "1" });
});

test("the sort choice sets method and direction together", () => {
	const order = (sort: string) => {
		const { method, type } = listQuery(read(`/home?sort=${sort}`));
		return [method, type];
	};
	expect(order("price-ascending")).toEqual(["price", "ASC"]);
	expect(order("price-descending")).toEqual(["price", "DESC"]);
	expect(order("best-rated")).toEqual(["rating", "DESC"]);
	expect(order("latest")).toEqual(["createdAt", "DESC"]);
	expect(order("nonsense")).toEqual([undefined, undefined]);
});

test("a search has the most fitting first until another order is chosen, and gives it up with its words", () => {
	const search = read("/home?filters=linen");
	expect(search.sort).toBe("best-match");
	expect(listQuery(search)).toEqual({ filters: "linen", page: "1", limit: 12 });
	expect(addressOfView(search)).toBe("/home?filters=linen");
	expect(addressOfView(changed(search, { sort: "latest" }))).toBe("/home?filters=linen&sort=latest");
	expect(changed(search, { filters: null }).sort).toBe("in-stock-first");
	expect(read("/home?sort=best-match")).toEqual(everything);
	expect(sortsOf(everything).slice(1)).toEqual(SORTS);
});

test("what is sold out comes last only until an order is chosen or something is searched for", () => {
	expect(listQuery(everything)).toMatchObject({ soldOut: "last" });
	expect(listQuery(read("/home?sort=latest"))).toEqual({ method: "createdAt", type: "DESC", page: "1", limit: 12 });
	expect(listQuery(read("/home?filters=linen"))).not.toHaveProperty("soldOut");
	expect(addressOfView(read("/home?sort=latest"))).toBe("/home?sort=latest");
});

test("several of a list are chosen one by one, and taken away again", () => {
	const two = toggled(toggled(everything, "size", "M", null), "size", "L", null);
	expect(addressOfView(two)).toBe("/home?size=M%2CL");
	expect(toggled(two, "size", "M", null).size).toBe("L");
	expect(toggled(toggled(two, "size", "M", null), "size", "L", null)).toEqual(everything);
	expect(listQuery(two)).toMatchObject({ size: "M,L" });
});

test("a brand with a comma is one brand", () => {
	const facets = { brands: [{ brand: "Faro, Sur", count: 2 }] } as Facets;
	const view = toggled(read("/home?brand=Puerto"), "brand", "Faro, Sur", facets);
	expect(chosenOf(view, "brand", facets)).toEqual(["Puerto", "Faro, Sur"]);
	expect(toggled(view, "brand", "Faro, Sur", facets).brand).toBe("Puerto");
});

test("twelve products make a page", () => {
	expect(listQuery(everything)).toMatchObject({ limit: 12, page: "1" });
});

test("searching and sorting narrow nothing that Reset would have to undo", () => {
	expect(isNarrowed(read("/home?filters=linen&sort=best-rated&page=2"))).toBe(false);
	expect(isNarrowed(read("/home?offer=false"))).toBe(true);
});
