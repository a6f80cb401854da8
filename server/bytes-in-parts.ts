/** Bytes as they come, in parts of one length but for the last, so that any byte of them can be found. */
export async function* inParts(bytes: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
	let waiting: Buffer[] = [];
	let size = 0;
	for await (const piece of bytes) {
		waiting.push(piece);
		size += piece.length;
		if (size < length) continue;
		let joined = Buffer.concat(waiting);
		for (; joined.length >= length; joined = joined.subarray(length)) yield joined.subarray(0, length);
		waiting = [joined];
		size = joined.length;
	}
	if (size > 0) yield Buffer.concat(waiting);
}
