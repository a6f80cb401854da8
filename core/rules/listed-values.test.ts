import { expect, test } from "vitest";
import { listedValues } from "./listed-values.ts";

const known =
	(...values: string[]) =>
	(value: string) =>
		values.includes(value);

test("a list is cut at its separator, without empty pieces, and each value counts once", () => {
	expect(listedValues("S, M,,S,", ",", known())).toEqual(["S", "M"]);
	expect(listedValues("", ",", known())).toEqual([]);
});

test("a value that holds the separator is recognised by being known", () => {
	expect(listedValues("36.5.37.36", ".", known("36", "36.5", "37"))).toEqual(["36.5", "37", "36"]);
	expect(listedValues("Puerto,Faro, Sur", ",", known("Faro, Sur"))).toEqual(["Puerto", "Faro, Sur"]);
	expect(listedValues("Faro, Norte", ",", known("Faro, Sur"))).toEqual(["Faro", "Norte"]);
});
