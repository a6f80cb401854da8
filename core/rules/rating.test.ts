import fc from "fast-check";
import { expect, test } from "vitest";
import { type Star, starsOf } from "./rating.ts";

const drawn = (rating: number) => starsOf(rating).map((star: Star) => ({ full: "#", half: "+", empty: "." })[star]);
const text = (rating: number) => drawn(rating).join("");

test("a half star is shown for a fraction between 0.2 and 0.7, both included", () => {
	expect(text(3.2)).toBe("###+.");
	expect(text(3.5)).toBe("###+.");
	expect(text(3.7)).toBe("###+.");
	expect(text(4.7)).toBe("####+");
});

test("below the half star is empty, above it is full", () => {
	expect(text(3)).toBe("###..");
	expect(text(3.19)).toBe("###..");
	expect(text(3.71)).toBe("####.");
	expect(text(4.82)).toBe("#####");
	expect(text(0)).toBe(".....");
});

test("there are always five stars, and more rating never shows fewer of them", () => {
	const rating = fc.double({ min: -10, max: 10, noNaN: true });
	const weight = (value: number) => starsOf(value).reduce((sum, star) => sum + { full: 2, half: 1, empty: 0 }[star], 0);
	fc.assert(
		fc.property(rating, rating, (a, b) => {
			expect(starsOf(a)).toHaveLength(5);
			expect(weight(Math.max(a, b))).toBeGreaterThanOrEqual(weight(Math.min(a, b)));
		}),
	);
});
