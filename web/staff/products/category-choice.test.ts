import { expect, test } from "vitest";
import { categoryChoices, sentCategory } from "./category-choice.ts";

test("a category is told by its name, and by its id where another has that name", () => {
	const all = [
		{ id_category: 3, name: "Coats" },
		{ id_category: 4, name: "Shirts" },
		{ id_category: 9, name: "shirts" },
		{ id_category: 12, name: "#4" },
	];
	expect(all.map(categoryChoices(all)).map(sentCategory)).toEqual(["Coats", 4, 9, 12]);
});
