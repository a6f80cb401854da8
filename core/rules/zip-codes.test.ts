import { expect, test } from "vitest";
import { isZipCode, zipDigits } from "./zip-codes.ts";

test("a zip code has the form of the shop's country", () => {
	const typed = [
		"1900",
		"28013",
		"760001",
		"SW1A 1AA",
		"1012 AB",
		"190",
		"19a0",
		"１９００",
		"",
		"1 2 3 4",
		"C1425DKB<",
	];
	const fitting = (country: string) => typed.filter((value) => isZipCode(value, country));
	expect(fitting("AR")).toEqual(["1900"]);
	expect(fitting("ES")).toEqual(["28013"]);
	expect(fitting("CO")).toEqual(["760001"]);
	expect(fitting("GB")).toEqual(["1900", "28013", "760001", "SW1A 1AA", "1012 AB", "190", "19a0"]);
	expect([zipDigits("AR"), zipDigits("ES"), zipDigits("GB"), zipDigits("toString")]).toEqual([4, 5, null, null]);
});
