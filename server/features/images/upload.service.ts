import { randomBytes } from "node:crypto";
import type { Metadata } from "sharp";
import { UPLOAD_PIXELS_MAX, type UploadedImage } from "#core/contract/images.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { pictureAddress } from "#core/rules/pictures.ts";
import { limitConcurrency } from "../../concurrency-limit.ts";
import { image } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { enqueue } from "../../jobs/jobs.ts";
import { loadSharp } from "../../load-sharp.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { imageSizes } from "./image-sizes.jobs.ts";
import { checkPixels, damaged, notAPicture, recognise } from "./recognise.rules.ts";

export { plainName } from "./picture-name.rules.ts";

const LONGEST_SIDE = 1600;
const QUALITY = 82;
const MOST_DRAWN_AT_ONCE = 2;

type Master = { body: Buffer; width: number; height: number; hex: string };

const limited = limitConcurrency(MOST_DRAWN_AT_ONCE);

/**
 * Keeps a picture: looked at by content, drawn anew without anything hidden in it, under a name nobody can guess. The
 * file is there before its row, so that a crash between the two leaves a file that is tidied away, never a row without one.
 */
export async function keepUpload(deps: Deps, actor: StaffMember, given: Buffer, name?: string): Promise<UploadedImage> {
	const { body, width, height, hex } = await drawAnew(given);
	const id = newPictureId();
	const { current } = deps.storages;
	await current.put(`${id}.webp`, body, "image/webp").catch((cause) => {
		throw new AppError("unavailable", refusalMessages.pictureNotStored, {
			retryAfterSeconds: 5,
			cause,
		});
	});
	await deps.db.transaction(async (tx) => {
		await tx
			.insert(image)
			.values({ id, name, storage: current.name, width, height, bytes: body.length, createdAt: deps.now() });
		await enqueue(deps, tx, imageSizes, { id });
		await noteInAuditLog(deps, tx, actor, "images.upload", id, { width, height, bytes: body.length });
	});
	return { address: pictureAddress(id), width, height, hex };
}

/** The name of a picture, which nobody can guess. */
export const newPictureId = (): string => randomBytes(16).toString("hex");

/** A picture looked at by content and drawn anew; a few at a time, because each takes much memory. */
export const drawAnew = (given: Buffer): Promise<Master> => limited(() => redraw(given));

async function redraw(given: Buffer): Promise<Master> {
	const format = recognise(given);
	const sharp = await loadSharp();
	// Only the header is read here, so its size can be told before anything is unpacked.
	const metadata = await sharp(given, { limitInputPixels: false })
		.metadata()
		.catch((error): Metadata => {
			throw damaged(error);
		});
	if (metadata.format !== format) throw notAPicture();
	checkPixels(metadata.width, metadata.height);
	try {
		const { data, info } = await sharp(given, { limitInputPixels: UPLOAD_PIXELS_MAX, failOn: "error" })
			.autoOrient()
			.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
			.webp({ quality: QUALITY })
			.toBuffer({ resolveWithObject: true });
		return { body: data, width: info.width, height: info.height, hex: await mainColour(data, info) };
	} catch (error) {
		throw damaged(error);
	}
}

/** The commonest colour of the picture's middle, where the garment is. */
async function mainColour(picture: Buffer, { width, height }: { width: number; height: number }): Promise<string> {
	const middle = {
		left: Math.floor(width / 4),
		top: Math.floor(height / 4),
		width: Math.max(1, Math.floor(width / 2)),
		height: Math.max(1, Math.floor(height / 2)),
	};
	const sharp = await loadSharp();
	const sample = await sharp(picture).extract(middle).flatten({ background: "#ffffff" }).png().toBuffer();
	const { dominant } = await sharp(sample).stats();
	return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
