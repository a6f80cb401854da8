import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import type { FileProblem } from "#core/rules/file-problems.ts";
import { readRows } from "./read-rows.service.ts";

const LINES = 10_000;
const HEAD = "slug,colour,size\n";
const file = Buffer.from(HEAD + "one-product,Blanco,M\n".repeat(LINES));

async function* once(bytes: Buffer) {
	yield bytes;
}
const silent = (problem: FileProblem) => {
	throw new Error(problem.message);
};

test("others have their turn after every few lines", async () => {
	let [read, longest, since] = [0, 0, 0];
	let isRead = false;
	const others = (async () => {
		while (!isRead) {
			await turn();
			longest = Math.max(longest, read - since);
			since = read;
		}
	})();
	for await (const _ of readRows(once(file), silent)) read += 1;
	isRead = true;
	await others;
	expect(read).toBe(LINES);
	expect(longest).toBeLessThan(LINES / 10);
});

test.each([1, 3, 7, 16_383, 16_384, 16_385])(
	"letters that are cut in two are whole again: %i bytes before",
	async (before) => {
		const name = "ñandú 👗";
		const text = `${HEAD}${"a".repeat(before)},${name},M\nb,${name.repeat(3000)},S\n`;
		const colours: (string | undefined)[] = [];
		for await (const { cells } of readRows(once(Buffer.from(text)), silent)) colours.push(cells.colour);
		expect(colours).toEqual([name, name.repeat(3000)]);
	},
);

test("whoever breaks off closes the file", async () => {
	let isClosed = false;
	async function* parts() {
		try {
			for (;;) yield file;
		} finally {
			isClosed = true;
		}
	}
	for await (const { line } of readRows(parts(), silent)) if (line > 5) break;
	await turn();
	expect(isClosed).toBe(true);
});

test("what cannot be read on is heard by who takes the lines", async () => {
	async function* parts() {
		yield file;
		throw new Error("the database is gone");
	}
	const reading = (async () => {
		for await (const _ of readRows(parts(), silent));
	})();
	await expect(reading).rejects.toThrow("the database is gone");
});
