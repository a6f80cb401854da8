import { expect, test } from "vitest";
import { wishList } from "#web/testing/samples.ts";
import { newestOf } from "./own-lists.ts";

const listOf = (id: number, version: number, rList: number[]) => ({ ...wishList, id, version, rList });

test("what was read before a change was answered does not undo the change", () => {
	const read = [listOf(7, 1, [1]), listOf(8, 5, [3])];
	const known = [listOf(7, 2, [1, 2]), listOf(8, 4, []), listOf(9, 1, [])];
	expect(newestOf(read, known)).toEqual([listOf(7, 2, [1, 2]), listOf(8, 5, [3])]);
});
