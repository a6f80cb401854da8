import { expect, test } from "vitest";
import { isColourName, isProductName } from "./names.ts";

test.each([
	["Tee & shorts", true, true],
	["501 jeans", false, true],
	["501", false, true],
	["&", false, false],
])("a product called %s: %s by letters, %s otherwise", (name, byLetters, otherwise) => {
	expect([isProductName(name, "letters"), isProductName(name, "any")]).toEqual([byLetters, otherwise]);
});

test.each([
	["Azul marino", true, true],
	["Rojo 2", false, true],
	["Rojo/Negro", false, true],
	["-", false, false],
])("a colour called %s: %s by letters, %s otherwise", (name, byLetters, otherwise) => {
	expect([isColourName(name, "letters"), isColourName(name, "any")]).toEqual([byLetters, otherwise]);
});
