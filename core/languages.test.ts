import { expect, test } from "vitest";
import { basenameOf, languageAt, pathIn, plainPath } from "./languages.ts";

test.each([
	["/", "en", "/"],
	["/home", "en", "/"],
	["/es", "es", "/es"],
	["/es/home", "es", "/es"],
	["/es.data", "es", "/es"],
	["/es/_.data", "es", "/es"],
	["/estate", "en", "/"],
	["/ES/home", "en", "/"],
	["/en/home", "en", "/"],
] as const)("the page %s is in %s, below %s", (path, language, basename) => {
	expect(languageAt(path, ["en", "es"])).toBe(language);
	expect(basenameOf(language, ["en", "es"])).toBe(basename);
});

test("the shop's first language has the bare paths, whichever it is", () => {
	expect(languageAt("/home", ["es", "en"])).toBe("es");
	expect(languageAt("/en/home", ["es", "en"])).toBe("en");
	expect(languageAt("/es/home", ["es", "en"])).toBe("es");
});

test("a shop of one language has no other paths", () => {
	expect(languageAt("/es/home", ["en"])).toBe("en");
	expect(languageAt("/en/home", ["es"])).toBe("es");
});

test.each([
	["en", "/home?page=2", "/home?page=2"],
	["es", "/home?page=2", "/es/home?page=2"],
	["es", "/", "/es"],
	["en", "/", "/"],
] as const)("in %s %s is at %s", (language, path, address) => {
	expect(pathIn(language, path, ["en", "es"])).toBe(address);
});

test.each([
	["/es/cart", "/cart"],
	["/es", "/"],
	["/estate", "/estate"],
	["/cart", "/cart"],
])("on a Spanish page %s is what code calls %s", (path, plain) => {
	expect(plainPath(path, "es", ["en", "es"])).toBe(plain);
	expect(plainPath(plain, "en", ["en", "es"])).toBe(plain);
});
