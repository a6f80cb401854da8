import { expect, test } from "vitest";
import { fillIn } from "./fill-in.ts";

const settings = {
	name: "Ojal",
	returnsDays: 30,
	returnsAddress: [],
	contact: { mail: "hi@ojal.test", phone: "", lines: ["Rail 1", "Rosario"] },
};

test("a text says what the owner has set", () => {
	expect(fillIn("{{name}} takes it back for {{returnsDays}} days.", settings)).toBe("Ojal takes it back for 30 days.");
	expect(fillIn("- {{address}}", settings)).toBe("- Rail 1, Rosario");
});

test("a line about something that is not set is left out, all others stay", () => {
	expect(fillIn("- {{mail}}\n- {{phone}}\n\nMore", settings)).toBe("- hi@ojal.test\n\nMore");
});

test("returns go to their own address, else to the shop's, and a shop with neither says nothing of it", () => {
	const text = "- Back to {{returnsAddress}}";
	expect(fillIn(text, { ...settings, returnsAddress: ["Depot 2", "Funes"] })).toBe("- Back to Depot 2, Funes");
	expect(fillIn(text, settings)).toBe("- Back to Rail 1, Rosario");
	expect(fillIn(text, { ...settings, contact: { ...settings.contact, lines: [] } })).toBe("");
});

test("a place nobody knows stays as it was written", () => {
	expect(fillIn("{{moon}}", settings)).toBe("{{moon}}");
});
