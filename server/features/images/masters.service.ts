import { UPLOAD_PIXELS_MAX } from "#core/contract/images.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { loadSharp } from "../../load-sharp.ts";
import { imageSizes } from "./image-sizes.jobs.ts";
import { checkPixels, damaged, notAPicture, recognise } from "./recognise.rules.ts";

/** As an upload is looked at; but it was drawn by a shop already, so it stays byte for byte and nothing may be hidden in it. */
export async function checkMaster(bytes: Buffer): Promise<void> {
	if (recognise(bytes) !== "webp") throw notAPicture();
	const sharp = await loadSharp();
	try {
		const { format, width, height, exif, xmp, iptc } = await sharp(bytes, { limitInputPixels: false }).metadata();
		if (format !== "webp" || exif || xmp || iptc) throw notAPicture();
		checkPixels(width, height);
		await sharp(bytes, { limitInputPixels: UPLOAD_PIXELS_MAX, failOn: "error" }).stats();
	} catch (error) {
		throw damaged(error);
	}
}

/** Has all sizes of these made, once the caller's transaction has made their rows. */
export async function orderSizes(deps: Pick<Deps, "jobs">, tx: Tx, ids: readonly string[]): Promise<void> {
	for (const id of ids) await enqueue(deps, tx, imageSizes, { id });
}
