import { expect, test } from "vitest";
import { numbersIn, pluralIn } from "./plural.ts";

test("numbers are written as their language writes them", () => {
	expect([4.5, 1234, 12].map(numbersIn("en"))).toEqual(["4.5", "1,234", "12"]);
	expect([4.5, 1234, 12].map(numbersIn("es-AR"))).toEqual(["4,5", "1.234", "12"]);
});

test.each(["en", "es"])("one has a form of its own in %s, everything else another", (language) => {
	const forms = { one: "one", other: "other" };
	const plural = pluralIn(language);
	expect([0, 1, 2, 1_000_000].map((count) => plural(count, forms))).toEqual(["other", "one", "other", "other"]);
});
