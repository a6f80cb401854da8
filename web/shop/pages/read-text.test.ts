import { expect, test } from "vitest";
import type { Settings } from "#core/contract/settings.ts";
import { isUnfinished, TEXT_NAMES } from "#core/rules/texts.ts";
import { readText } from "./read-text.ts";
import { sampleOf } from "./sample-texts.ts";

const shop = (texts: Settings["texts"]) => ({
	name: "Ojal",
	returnsDays: 30,
	returnsAddress: ["Depot 2", "Funes"],
	contact: { mail: "hi@ojal.test", phone: "", lines: [] },
	languages: ["en" as const, "es" as const],
	texts,
});

test("a page says what the owner wrote in its language, else in the shop's first, else the sample", () => {
	const own = shop({ terms: { en: "# {{name}}" } });
	const written = [{ kind: "heading", level: 1, text: "Ojal" }];
	expect(readText("terms", "en", own)).toEqual({ blocks: written, language: "en", isSample: false });
	expect(readText("terms", "es", own)).toEqual({ blocks: written, language: "en", isSample: false });
	expect(readText("terms", "es", shop({}))).toMatchObject({ language: "es", isSample: true });
});

test("every sample begins with its title, in every language", () => {
	for (const language of ["en", "es"] as const) {
		for (const name of TEXT_NAMES) {
			const [first, ...rest] = readText(name, language, shop({})).blocks;
			expect(first).toMatchObject({ kind: "heading", level: 1 });
			expect(rest.length).toBeGreaterThan(2);
		}
	}
});

test("every sample says where something is still to be written, and none speaks of a demo shop", () => {
	for (const language of ["en", "es"] as const) {
		for (const name of TEXT_NAMES) {
			const sample = sampleOf[language][name];
			expect(isUnfinished(sample), `${name}, ${language}`).toBe(true);
			expect(sample).not.toMatch(/\bdemo\b|de prueba/i);
		}
		expect(JSON.stringify(readText("returns", language, shop({})))).toContain("Depot 2, Funes");
	}
});

test("a text without a title has the sample's, in its own language", () => {
	const own = shop({ terms: { en: "## Small print\nNo returns." } });
	const [sample] = readText("terms", "en", shop({})).blocks;
	expect(readText("terms", "es", own).blocks.slice(0, 2)).toEqual([
		sample,
		{ kind: "heading", level: 2, text: "Small print" },
	]);
});

test("what could run something stays text, also where the settings are filled in", () => {
	const hostile = { ...shop({ terms: { en: "<script>x</script> {{name}}" } }), name: "[Ojal](javascript:alert)" };
	expect(readText("terms", "en", hostile).blocks.slice(1)).toEqual([
		{ kind: "paragraph", parts: [{ text: "<script>x</script> [Ojal](javascript:alert)" }] },
	]);
});
