import sharp from "sharp";

/** Bytes one master should not exceed, so that a whole shop of pictures stays small. */
const BUDGET = 18_000;

const QUALITIES = [74, 60, 48, 38, 30, 24];

/** A picture as the WebP file that is kept: as fine as the budget allows. */
export async function renderMaster(svg: string): Promise<Buffer> {
	const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	let master = Buffer.alloc(0);
	for (const quality of QUALITIES) {
		master = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
			.webp({ quality, effort: 4, smartSubsample: true })
			.toBuffer();
		if (master.length <= BUDGET) break;
	}
	return master;
}
