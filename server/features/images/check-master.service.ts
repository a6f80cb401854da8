import sharp from "sharp";
import { UPLOAD_PIXELS_MAX } from "#core/contract/images.ts";
import { checkPixels, damaged, notAPicture, recognise } from "./recognise.rules.ts";

/** As an upload is looked at; but it was drawn by a shop already, so it stays byte for byte and nothing may be hidden in it. */
export async function checkMaster(bytes: Buffer): Promise<void> {
	if (recognise(bytes) !== "webp") throw notAPicture();
	try {
		const { format, width, height, exif, xmp, iptc } = await sharp(bytes, { limitInputPixels: false }).metadata();
		if (format !== "webp" || exif || xmp || iptc) throw notAPicture();
		checkPixels(width, height);
		await sharp(bytes, { limitInputPixels: UPLOAD_PIXELS_MAX, failOn: "error" }).stats();
	} catch (error) {
		throw damaged(error);
	}
}
