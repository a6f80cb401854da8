import fc from "fast-check";
import { expect, test } from "vitest";
import { passesLuhn } from "./luhn.ts";

test.each(["4509953566233704", "378282246310005", "30569309025904", "0"])("%s passes", (number) => {
	expect(passesLuhn(number)).toBe(true);
});

test("one digit typed wrong is always noticed", () => {
	const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 19 });
	fc.assert(
		fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, wrong) => {
			const mistyped = number.with(place % number.length, ((number[place % number.length] ?? 0) + wrong) % 10);
			expect(passesLuhn(number.join("")) && passesLuhn(mistyped.join(""))).toBe(false);
		}),
	);
});
