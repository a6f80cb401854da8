import { expect, test } from "vitest";
import { isZipCode, keptZipCode, zipDigits } from "./zip-codes.ts";

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
	expect(fitting("PG")).toEqual(["190"]);
	expect(fitting("VN")).toEqual(fitting("GB"));
	expect(fitting("TW")).toEqual(fitting("GB"));
	expect(fitting("GB")).toEqual(["1900", "28013", "760001", "SW1A 1AA", "1012 AB", "190", "19a0"]);
	expect([zipDigits("AR"), zipDigits("ES"), zipDigits("GB"), zipDigits("toString")]).toEqual([4, 5, null, null]);
});

test("Argentina's long form is kept as its four digits", () => {
	const typed = ["C1425DKB", "c1425dkb", "C 1425 DKB", "1425", "I1425DKB", "C1425DK", "28013"];
	expect(typed.map((zip) => keptZipCode(zip, "AR"))).toEqual([
		...["1425", "1425", "1425", "1425"],
		...["I1425DKB", "C1425DK", "28013"],
	]);
	expect(keptZipCode("C1425DKB", "GB")).toBe("C1425DKB");
});
