import { describe, expect, test } from "vitest";
import { listSharedMail } from "./list.ts";
import { hello, plainWords } from "./plain-words.ts";

describe("A9: of a stranger's words", () => {
	test.each([
		["Ana", "Ana"],
		["María del Carmen", "María del Carmen"],
		["D’Angelo-Núñez", "D’Angelo-Núñez"],
		["Ñandú İpek 花子", "Ñandú İpek 花子"],
		["Christmas 2026", "Christmas"],
		["Summer, sun; sea", "Summer sun sea"],
		["Call 0800 555 5555 now please", "Call now please"],
	])("%j is said as %j", (given, said) => {
		expect(plainWords(given)).toBe(said);
	});

	test.each([
		"Your parcel is held, pay at https://evil.example/pay",
		"evil.example",
		"write to thief@evil.example",
		"www evil example",
		"C:\\evil",
		"+54 11 5555 5555",
		"<b>",
		"",
	])("nothing of %j is said", (given) => {
		expect(plainWords(given)).toBe("");
		expect(hello({ language: "en" }, given)).toBe("Hello,");
		expect(hello({ language: "es" }, given)).toBe("Hola:");
	});

	test("a whole sentence is cut to its first words", () => {
		expect(plainWords("Your parcel is held until you pay the customs")).toBe("Your parcel is held");
		expect(plainWords("x".repeat(80))).toHaveLength(40);
	});

	test("only the letters of a creator's name and a list's title travel", () => {
		const { subject, text, html } = listSharedMail(
			{ name: "Perchero", signature: "Perchero", language: "en", spoken: ["en"] },
			{ creator: "Bank of evil.example", title: "Call 0800 555 5555" },
			"http://shop.test/lists/1",
		);
		expect(text).toContain("Somebody shares the wish list “Call” at Perchero");
		for (const part of [subject, text, html]) expect(part).not.toMatch(/evil|5555/);
	});
});
