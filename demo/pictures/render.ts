import sharp from "sharp";
import type { Drawing } from "./draw.ts";
import { pixelsOf } from "./layers.ts";
import { MASTER } from "./scene.ts";

/** Which way of painting this is: another number has every master painted again. */
export const PAINTING = "1";

/** Bytes one master should not exceed, so that a whole shop of pictures stays small. */
const BUDGET = 42_000;

const QUALITIES = [62, 48];

/** A picture as the WebP file that is kept: as fine as the budget allows, and never so coarse that blocks show. */
export async function renderMaster(drawing: Drawing): Promise<Buffer> {
	const { data, width, height } = await pixelsOf(drawing, MASTER.width);
	let master = Buffer.alloc(0);
	for (const quality of QUALITIES) {
		master = await sharp(data, { raw: { width, height, channels: 4 } })
			.removeAlpha()
			.webp({ quality, effort: 4 })
			.toBuffer();
		if (master.length <= BUDGET) break;
	}
	return master;
}
