import { expect, test } from "vitest";
import { arrivalInWords, deliveryInWords } from "./delivery.ts";

test.each([
	["send", [3, 5], "Arrives in 3 to 5 working days"],
	["send", [0, 1], "Arrives within 1 working day"],
	["send", [0, 2], "Arrives within 2 working days"],
	["send", [0, 0], "Arrives the same day"],
	["send", [1, 1], "Arrives in 1 working day"],
	["send", undefined, ""],
	["pickup", [2, 2], "Ready to pick up in 2 working days"],
	["pickup", undefined, "Ready to pick up"],
] as const)("%s in %j: %s", (kind, days, words) => {
	expect(arrivalInWords({ kind, days })).toBe(words);
});

test("one line names the way and when it comes, or the way alone", () => {
	expect(deliveryInWords({ name: "Standard", kind: "send", days: [3, 5] })).toBe(
		"Standard (arrives in 3 to 5 working days)",
	);
	expect(deliveryInWords({ name: "Standard", kind: "send", days: null })).toBe("Standard");
});
