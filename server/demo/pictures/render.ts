import sharp from "sharp";

/** Bytes a master should not exceed, so that a whole shop of pictures stays small. */
const BUDGET = 17_000;
const QUALITIES = [22, 28, 35, 43, 52, 62, 74] as const;

/** A picture as the WebP file that is kept: in the best quality that the budget allows. */
export async function renderMaster(svg: string): Promise<Buffer> {
	const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const encode = (step: number) =>
		sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
			.webp({ quality: QUALITIES[step] ?? QUALITIES[0], effort: 4, smartSubsample: true })
			.toBuffer();
	let best: Buffer | null = null;
	let [low, high] = [0, QUALITIES.length - 1];
	while (low <= high) {
		const middle = (low + high) >> 1;
		const master = await encode(middle);
		if (master.length <= BUDGET) {
			best = master;
			low = middle + 1;
		} else high = middle - 1;
	}
	return best ?? encode(0);
}
