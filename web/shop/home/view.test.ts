import fc from "fast-check";
import { expect, test } from "vitest";
import {
	addressOfView,
	changed,
	everything,
	isNarrowed,
	listQuery,
	readView,
	SORTS,
	sortsOf,
	type View,
} from "./view.ts";

const collections = [
	{ id_collection: 1, name: "Summer", count: 3 },
	{ id_collection: 2, name: "Winter", count: 5 },
];
const read = (address: string) => readView(new URL(address, "http://shop").searchParams);

const anyView: fc.Arbitrary<View> = fc.record({
	collection: fc.option(fc.constantFrom("1", "2", "77", "abc")),
	offer: fc.option(fc.constantFrom("true", "false")),
	category: fc.option(fc.constantFrom("1", "2")),
	type: fc.option(fc.integer({ min: 3, max: 40 }).map(String)),
	filters: fc.option(fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => text.trim() === text)),
	sort: fc.constantFrom(...SORTS.map(({ name }) => name)),
	page: fc.integer({ min: 1, max: 10_000 }).map(String),
});

test("an address gives back the view it was made from", () => {
	fc.assert(
		fc.property(anyView, (view) => {
			expect(read(addressOfView(view, collections))).toEqual(view);
		}),
	);
});

test("everything is just /home, and the landing's links are kept as they are", () => {
	expect(addressOfView(everything)).toBe("/home");
	expect(addressOfView(read("/home?collection=1&name=Summer"), collections)).toBe("/home?collection=1&name=Summer");
	expect(addressOfView(read("/home?name=Summer&collection=1&page=1&sort=latest"), collections)).toBe(
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
	expect(order("nonsense")).toEqual(["createdAt", "DESC"]);
});

test("a search has the most fitting first until another order is chosen, and gives it up with its words", () => {
	const search = read("/home?filters=linen");
	expect(search.sort).toBe("best-match");
	expect(listQuery(search)).toEqual({ filters: "linen", page: "1", limit: 12 });
	expect(addressOfView(search)).toBe("/home?filters=linen");
	expect(addressOfView(changed(search, { sort: "latest" }))).toBe("/home?filters=linen&sort=latest");
	expect(changed(search, { filters: null }).sort).toBe("latest");
	expect(read("/home?sort=best-match")).toEqual(everything);
	expect(sortsOf(everything)).toEqual(SORTS);
});

test("twelve products make a page", () => {
	expect(listQuery(everything)).toMatchObject({ limit: 12, page: "1" });
});

test("searching and sorting narrow nothing that Reset would have to undo", () => {
	expect(isNarrowed(read("/home?filters=linen&sort=best-rated&page=2"))).toBe(false);
	expect(isNarrowed(read("/home?offer=false"))).toBe(true);
});
