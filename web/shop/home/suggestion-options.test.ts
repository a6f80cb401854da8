import { expect, test } from "vitest";
import { neighbourOf, optionsInOrder } from "./suggestion-options.ts";

const suggestions = {
	products: [],
	types: [{ id_category: 9, name: "Women's jackets", count: 52 }],
	brands: [{ brand: "Puerto Añil", count: 20 }],
	corrected: null,
};

test("a type leads to all of it, a brand to what is found by its name", () => {
	expect(optionsInOrder(suggestions)).toMatchObject([
		{ key: "type-9", to: "/home?type=9" },
		{ key: "brand-0", to: "/home?filters=Puerto+A%C3%B1il" },
	]);
});

test("arrow keys go round through every line and the field itself", () => {
	const options = optionsInOrder(suggestions);
	const walk = (step: number) => {
		const seen: (string | null)[] = [];
		let active: string | null = null;
		for (let n = 0; n < 4; n += 1) {
			active = neighbourOf(options, active, step);
			seen.push(active);
		}
		return seen;
	};
	expect(walk(1)).toEqual(["type-9", "brand-0", null, "type-9"]);
	expect(walk(-1)).toEqual(["brand-0", "type-9", null, "brand-0"]);
	expect(neighbourOf(options, "product-77", 1)).toBe("type-9");
});
