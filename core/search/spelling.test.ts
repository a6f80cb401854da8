import fc from "fast-check";
import { expect, test } from "vitest";
import { errorsAllowed, errorsBetween, lettersChangedBy, lettersOf } from "./spelling.ts";

test.each([
	["jaket", "jacket", 1],
	["jakcet", "jacket", 1],
	["jackket", "jacket", 1],
	["packet", "jacket", 1],
	["jacket", "jacket", 0],
	["cardgian", "cardigan", 1],
	["crdign", "cardigan", 2],
	["skirt", "shirt", 1],
	["coat", "dress", 3],
])("%s is %s with %i errors", (typed, meant, errors) => {
	expect(errorsBetween(typed, meant, 2)).toBe(errors);
});

test("short words and numbers must be right, long ones may have two errors", () => {
	expect(["tee", "coat", "sweater", "cardigan", "501s", "1000"].map(errorsAllowed)).toEqual([0, 1, 1, 2, 0, 0]);
});

const anyWord = fc.string({ unit: fc.constantFrom(..."abcdeñ"), maxLength: 9 });

test("errors are the same from either side, and letters tell no near word to be far", () => {
	fc.assert(
		fc.property(anyWord, anyWord, (one, other) => {
			const errors = errorsBetween(one, other, 2);
			expect(errorsBetween(other, one, 2)).toBe(errors);
			const changed = (lettersOf(one) ^ lettersOf(other)).toString(2).replaceAll("0", "").length;
			if (errors <= 2) expect(changed).toBeLessThanOrEqual(lettersChangedBy(errors));
		}),
	);
});
