/** Colours and opacity of every spot, four bytes each; colours are not multiplied by the opacity. */
export type Pixels = { data: Buffer; width: number; height: number };

/** Lays a layer of any size upon `under`, which keeps its own outline; between its spots the layer's colours pass into each other. */
export function layWithin(under: Buffer, size: { width: number; height: number }, over: Pixels): void {
	if (over.width === size.width) {
		for (let at = 0; at < under.length; at += 4) {
			const alpha = over.data[at + 3] as number;
			if (alpha !== 0 && under[at + 3] !== 0) blend(under, at, over.data, at, alpha);
		}
		return;
	}
	const { columns, shares } = stretch(over.width, size.width);
	const rows = stretch(over.height, size.height);
	const line = new Float32Array(over.width * 4);
	for (let y = 0; y < size.height; y++) {
		lineBetween(over, rows.columns[y] as number, rows.shares[y] as number, line);
		for (let x = 0, at = y * size.width * 4; x < size.width; x++, at += 4) {
			if (under[at + 3] === 0) continue;
			const from = (columns[x] as number) * 4;
			const right = shares[x] as number;
			const left = 1 - right;
			const rest = 1 - ((line[from + 3] as number) * left + (line[from + 7] as number) * right);
			if (rest > 0.998) continue;
			under[at] =
				(under[at] as number) * rest + (line[from] as number) * left + (line[from + 4] as number) * right + 0.5;
			under[at + 1] =
				(under[at + 1] as number) * rest + (line[from + 1] as number) * left + (line[from + 5] as number) * right + 0.5;
			under[at + 2] =
				(under[at + 2] as number) * rest + (line[from + 2] as number) * left + (line[from + 6] as number) * right + 0.5;
		}
	}
}

/** For every spot of a longer row: after which spot of the shorter it lies, and how far towards the next. */
function stretch(short: number, long: number): { columns: Int32Array; shares: Float32Array } {
	const columns = new Int32Array(long);
	const shares = new Float32Array(long);
	for (let at = 0; at < long; at++) {
		const exact = Math.min(short - 1.001, Math.max(0, ((at + 0.5) * short) / long - 0.5));
		columns[at] = Math.floor(exact);
		shares[at] = exact - Math.floor(exact);
	}
	return { columns, shares };
}

/** One line between two rows of a layer, its colours multiplied by their opacity. */
function lineBetween({ data, width }: Pixels, row: number, down: number, line: Float32Array): void {
	for (let at = 0, from = row * width * 4, below = from + width * 4; at < width * 4; at += 4, from += 4, below += 4) {
		const upper = ((data[from + 3] as number) / 255) * (1 - down);
		const lower = ((data[below + 3] as number) / 255) * down;
		line[at] = (data[from] as number) * upper + (data[below] as number) * lower;
		line[at + 1] = (data[from + 1] as number) * upper + (data[below + 1] as number) * lower;
		line[at + 2] = (data[from + 2] as number) * upper + (data[below + 2] as number) * lower;
		line[at + 3] = upper + lower;
	}
}

/** Lays `over` upon `under`, which grows by what reaches beyond it. */
export function layUpon(under: Buffer, over: Buffer): void {
	for (let at = 0; at < over.length; at += 4) {
		const alpha = over[at + 3] as number;
		if (alpha === 0) continue;
		const whole = alpha + ((under[at + 3] as number) * (255 - alpha)) / 255;
		blend(under, at, over, at, (alpha / whole) * 255);
		under[at + 3] = whole + 0.5;
	}
}

export function blend(under: Buffer, at: number, over: Buffer, from: number, alpha: number): void {
	const rest = 255 - alpha;
	under[at] = ((under[at] as number) * rest + (over[from] as number) * alpha) / 255 + 0.5;
	under[at + 1] = ((under[at + 1] as number) * rest + (over[from + 1] as number) * alpha) / 255 + 0.5;
	under[at + 2] = ((under[at + 2] as number) * rest + (over[from + 2] as number) * alpha) / 255 + 0.5;
}
