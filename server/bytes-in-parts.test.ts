import { expect, test } from "vitest";
import { inParts } from "./bytes-in-parts.ts";

async function* pieces(...lengths: number[]) {
	let next = 0;
	for (const length of lengths) yield Buffer.from(Array.from({ length }, () => next++ % 256));
}

async function all(bytes: AsyncIterable<Buffer>): Promise<Buffer[]> {
	const found: Buffer[] = [];
	for await (const piece of bytes) found.push(piece);
	return found;
}

test.each([[[]], [[0]], [[1]], [[3]], [[4]], [[5]], [[1, 1, 1, 1, 1]], [[9, 3]], [[2, 0, 11, 1]]])(
	"bytes that come as %j are all there, in parts of one length",
	async (lengths) => {
		const parts = await all(inParts(pieces(...lengths), 4));
		expect(Buffer.concat(parts)).toEqual(Buffer.concat(await all(pieces(...lengths))));
		expect(parts.slice(0, -1).every(({ length }) => length === 4)).toBe(true);
		expect(parts.every(({ length }) => length > 0 && length <= 4)).toBe(true);
	},
);
