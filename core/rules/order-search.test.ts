import fc from "fast-check";
import { expect, test } from "vitest";
import { readOrderSearch } from "./order-search.ts";

test.each([
	["", null],
	["   ", null],
	["#17", { kind: "number", number: 17 }],
	["# 17", { kind: "number", number: 17 }],
	["17", { kind: "digits", number: 17, pieces: ["17"] }],
	["1144440001", { kind: "digits", number: 1144440001, pieces: ["1144440001"] }],
	["11 4444-0001", { kind: "digits", number: null, pieces: ["1144440001"] }],
	["(011) 4444-0001", { kind: "digits", number: null, pieces: ["01144440001", "1144440001"] }],
	["+54 9 11 4444 0001", { kind: "digits", number: null, pieces: ["5491144440001", "1144440001"] }],
	["0054 11 4444-0001", { kind: "digits", number: null, pieces: ["00541144440001", "1144440001"] }],
	["00370012345678901234", { kind: "digits", number: null, pieces: ["00370012345678901234"] }],
	["Núñez  María", { kind: "words", words: ["Núñez", "María"] }],
	["ana ana", { kind: "words", words: ["ana"] }],
	["ana@mail.test", { kind: "words", words: ["ana@mail.test"] }],
	["AB 123 456 AR", { kind: "words", words: ["AB", "123", "456", "AR"] }],
	["#", { kind: "words", words: ["#"] }],
])("%j is read as %j", (typed, meant) => {
	expect(readOrderSearch(typed, "AR")).toEqual(meant);
});

test("whatever is typed asks for something, in few pieces, none of them empty", () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 100, unit: "grapheme" }), (typed) => {
			const search = readOrderSearch(typed, "AR");
			const pieces = search?.kind === "digits" ? search.pieces : search?.kind === "words" ? search.words : [];
			expect(search === null).toBe(typed.trim() === "");
			expect(pieces.length).toBeLessThanOrEqual(8);
			expect(pieces.every((piece) => piece !== "")).toBe(true);
		}),
	);
});
