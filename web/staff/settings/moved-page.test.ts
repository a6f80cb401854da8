import { expect, test } from "vitest";
import { movedTo } from "./moved-page.ts";

const path = "/admindashboard/settings";

test("a page stays where it is while its language has the same addresses", () => {
	expect(movedTo({ path, language: "en" }, ["en"], ["en", "es"])).toBeNull();
	expect(movedTo({ path: `/es${path}`, language: "es" }, ["en", "es"], ["en", "es"])).toBeNull();
});

test("another first language moves the pages of both", () => {
	expect(movedTo({ path, language: "en" }, ["en", "es"], ["es", "en"])).toBe(`/en${path}`);
	expect(movedTo({ path: `/es${path}`, language: "es" }, ["en", "es"], ["es", "en"])).toBe(path);
});

test("a page whose language is no longer spoken is read in the first", () => {
	expect(movedTo({ path: `/es${path}`, language: "es" }, ["en", "es"], ["en"])).toBe(path);
	expect(movedTo({ path, language: "en" }, ["en"], ["es"])).toBe(path);
});
