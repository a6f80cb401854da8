import { expect, test } from "vitest";
import { ownText, sampleTexts, withText } from "./texts.ts";

test("a page shows what was written in its language, else in the shop's first, else the sample", () => {
	const both = { en: "Ours", es: "Nuestro" };
	expect(ownText(both, "es", ["en", "es"])).toEqual({ language: "es", text: "Nuestro" });
	expect(ownText({ en: "Ours" }, "es", ["en", "es"])).toEqual({ language: "en", text: "Ours" });
	expect(ownText({ es: "Nuestro" }, "en", ["en", "es"])).toBeNull();
	expect(ownText({ en: "Ours" }, "es", ["es", "en"])).toBeNull();
	expect(ownText({}, "en", ["en"])).toBeNull();
	expect(ownText(undefined, "en", ["en"])).toBeNull();
});

test("a text is a sample as long as a page of the shop shows it", () => {
	expect(sampleTexts({}, ["en"])).toEqual(["terms", "privacy", "returns", "contact"]);
	const texts = { terms: { en: "Ours" }, privacy: { es: "Nuestra" }, contact: { en: "Here", es: "Acá" } };
	expect(sampleTexts(texts, ["en", "es"])).toEqual(["privacy", "returns"]);
	expect(sampleTexts(texts, ["es"])).toEqual(["terms", "returns"]);
});

test("what was taken over from the sample stays one until nothing in it is still to be written", () => {
	const contact = (en: string) =>
		sampleTexts({ terms: { en: "a" }, privacy: { en: "a" }, returns: { en: "a" }, contact: { en } }, ["en"]);
	expect(contact("Ask [name of the company]")).toEqual(["contact"]);
	expect(contact("See [Returns](/returns), then ask [somebody].")).toEqual(["contact"]);
	expect(contact("See [Returns](/returns), then ask Ana (or Eva).")).toEqual([]);
});

test("one text is written or taken back, and the others stay", () => {
	const texts = { terms: { en: "Ours" }, contact: { en: "Here" } };
	expect(withText(texts, { name: "terms", language: "es", text: "Nuestro" })).toEqual({
		terms: { en: "Ours", es: "Nuestro" },
		contact: { en: "Here" },
	});
	expect(withText(texts, { name: "terms", language: "en", text: null })).toEqual({ contact: { en: "Here" } });
	expect(withText(texts, { name: "privacy", language: "en", text: null })).toEqual(texts);
});
