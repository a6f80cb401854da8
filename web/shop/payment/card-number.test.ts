import fc from "fast-check";
import { expect, test } from "vitest";
import { groupedNumber, typedNumber } from "./card-number.ts";

/** The field as people see it, with `|` for the caret. */
const at = (shown: string) => ({ text: shown.replace("|", ""), caret: shown.indexOf("|") });
const typed = (before: string, after: string, isForward = false) => {
	const { text, caret } = typedNumber(before, { ...at(after), isForward });
	return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

test("a number has the gaps of its card", () => {
	expect(groupedNumber("4509953566233704")).toBe("4509 9535 6623 3704");
	expect(groupedNumber("371180303257522")).toBe("3711 803032 57522");
	expect(groupedNumber("30238030180020")).toBe("3023 803018 0020");
	expect(groupedNumber("6250941006528599123")).toBe("6250 9410 0652 8599 123");
	expect(groupedNumber("")).toBe("");
});

test("what is pasted with spaces, hyphens or more digits than a card has is taken as its digits", () => {
	expect(typed("", " 4509-9535 6623  3704|")).toBe("4509 9535 6623 3704|");
	expect(typed("", `${"4".repeat(25)}|`)).toBe("4444 4444 4444 4444 444|");
});

test("the caret stays where one edits", () => {
	expect(typed("4509", "45099|")).toBe("4509 9|");
	expect(typed("4509 9535", "450|9 9535")).toBe("450|9 9535");
	expect(typed("4509 9535 66", "4519|09 9535 66")).toBe("4519| 0995 3566");
	expect(typed("4509 9535 66", "4509 7|9535 66")).toBe("4509 7|953 566");
	expect(typed("4509 9535 66", "45|9 9535 66")).toBe("45|99 5356 6");
});

test("deleting a gap deletes the digit beside it", () => {
	expect(typed("4509 9535", "4509|9535")).toBe("450|9 535");
	expect(typed("4509 9535", "4509|9535", true)).toBe("4509| 535");
	expect(typed("4509 9", "4509 |")).toBe("4509|");
});

test("whatever is typed, the digits stay in their order and the caret inside", () => {
	const text = fc.stringMatching(/^[0-9 -]{0,30}$/);
	fc.assert(
		fc.property(text, fc.nat(30), (typedText, place) => {
			const result = typedNumber("", { text: typedText, caret: Math.min(place, typedText.length), isForward: false });
			expect(result.text.replaceAll(" ", "")).toBe(typedText.replace(/\D/g, "").slice(0, 19));
			expect(result.caret).toBeLessThanOrEqual(result.text.length);
			expect(typedNumber(result.text, { ...result, isForward: false })).toEqual(result);
		}),
	);
});
