import { expect, test } from "vitest";
import { categoriesCalled } from "./narrowing.rules.ts";

const shelf = (id: number, parent: number | null, name: string, es?: string) => ({
	id,
	parent,
	name,
	translations: es ? { es: { name: es } } : null,
	hidden: false,
	image: null,
});
const categories = [
	shelf(1, null, "Women", "Mujer"),
	shelf(2, null, "Men", "Hombre"),
	shelf(3, 1, "Shirts", "Camisas"),
	shelf(4, 2, "shirts", "Camisas"),
	shelf(5, 1, "Coats", "Tapados"),
	shelf(6, 2, "Tapados"),
	shelf(7, 2, "501"),
];

test.each([
	["one by its id", 3, [3]],
	["Women with all below", 1, [1, 3, 5]],
	["Men by name in another language", "hombre", [2, 4, 6, 7]],
	["all of a name, whatever the case", " SHIRTS ", [3, 4]],
	["all of a name in another language", "camisas", [3, 4]],
	["what is written so before what is translated so", "tapados", [6]],
	["digits are an id before they are a name", 501, []],
	["a name of digits", "501", [7]],
	["an unknown name", "Socks", []],
	["an unknown id", 99, []],
])("%s: %j", (_, wanted, ids) => {
	expect(categoriesCalled(wanted, { categories })).toEqual(ids);
});
