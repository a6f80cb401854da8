import fc from "fast-check";
import { expect, test } from "vitest";
import { isSame, onTop } from "./on-top.ts";

test("values are the same whatever order their members come in", () => {
	expect(isSame({ a: 1, b: { c: ["x"] } }, { b: { c: ["x"] }, a: 1 })).toBe(true);
	expect(isSame({ a: ["x", "y"] }, { a: ["y", "x"] })).toBe(false);
	expect(isSame({ a: "" }, { a: "", b: "" })).toBe(false);
	expect(isSame(null, {})).toBe(false);
});

test("a field that was left alone says what is there now, one that was typed into keeps what was typed", () => {
	const start = { terms: { en: "a", es: "b" }, list: ["1"], name: "Ojal" };
	const typed = { terms: { en: "mine", es: "b" }, list: ["1"], name: "Mine" };
	const now = { terms: { en: "a", es: "theirs" }, list: ["1", "2"], name: "Theirs" };
	expect(onTop(typed, start, now)).toEqual({
		terms: { en: "mine", es: "theirs" },
		list: ["1", "2"],
		name: "Mine",
	});
});

test("a list that was changed is one thing", () => {
	expect(onTop({ list: ["2"] }, { list: ["1"] }, { list: ["1", "3"] })).toEqual({ list: ["2"] });
});

const values = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.oneof(fc.string(), fc.array(fc.string())));

test("without changes elsewhere it is what was typed, and without typing what is there now", () => {
	fc.assert(
		fc.property(values, values, (one, other) => {
			expect(isSame(onTop(one, other, other), one)).toBe(true);
			expect(onTop(one, one, other)).toBe(other);
		}),
	);
});
