import { expect, test } from "vitest";
import { sizeIn } from "./size-words.ts";

test("a size is called as it is written, and the one in words by its readers' words", () => {
	expect(["M", "40", "One size"].map((size) => sizeIn("es", size))).toEqual(["M", "40", "Único"]);
	expect(["M", "40", "One size"].map((size) => sizeIn("en", size))).toEqual(["M", "40", "One size"]);
});
