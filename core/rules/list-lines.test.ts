import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inOrder, movedBy } from "./list-lines.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 12 });

describe("the order somebody gives a list", () => {
	test("those that are named share out their places, the others stay", () => {
		expect(inOrder([1, 2, 3, 4], [3, 1])).toEqual([3, 2, 1, 4]);
		expect(inOrder([1, 2, 3], [3, 2, 1])).toEqual([3, 2, 1]);
	});

	test("nothing is lost or doubled, whatever others did meanwhile", () => {
		fc.assert(
			fc.property(ids, fc.array(fc.integer({ min: 1, max: 20 })), (there, wanted) => {
				const ordered = inOrder(there, wanted);
				expect([...ordered].sort()).toEqual([...there].sort());
				const named = [...new Set(wanted)].filter((id) => there.includes(id));
				expect(ordered.filter((id) => named.includes(id))).toEqual(named);
				there.forEach((id, at) => {
					if (!named.includes(id)) expect(ordered[at]).toBe(id);
				});
			}),
		);
	});

	test("one place up and down again is as before", () => {
		fc.assert(
			fc.property(ids, (there) => {
				there.slice(1).forEach((id) => {
					expect(movedBy(movedBy(there, id, -1), id, 1)).toEqual(there);
				});
			}),
		);
		expect(movedBy([1, 2], 1, -1)).toEqual([1, 2]);
		expect(movedBy([1, 2], 9, 1)).toEqual([1, 2]);
	});
});
