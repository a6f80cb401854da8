import { expect, test } from "vitest";
import { reordered } from "./shelves.ts";

const all = [
	{ id: 3, parent: 1 },
	{ id: 4, parent: 2 },
	{ id: 5, parent: 1 },
	{ id: 6, parent: 2 },
	{ id: 7, parent: 1 },
];

test.each([
	[7, 0, [7, 4, 3, 6, 5]],
	[3, 1, [5, 4, 3, 6, 7]],
	[3, 2, [5, 4, 7, 6, 3]],
	[3, 99, [5, 4, 7, 6, 3]],
	[6, 0, [3, 6, 5, 4, 7]],
	[5, 1, [3, 4, 5, 6, 7]],
])("%i at place %i of its own leaves the others' where they are", (id, place, order) => {
	expect(reordered(all, id, place)).toEqual(order);
});
