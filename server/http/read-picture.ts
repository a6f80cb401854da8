import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { UPLOAD_BYTES_MAX } from "#core/contract/images.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { uploadMessages } from "#core/messages/uploads.ts";
import type { App } from "../deps.ts";
import { AppError, invalidField, toAppError } from "../errors.ts";

/** Routes whose body is one picture, sent as a form. */
export async function takingPictures(app: App, serve: (uploads: App) => void): Promise<void> {
	await app.register(async (uploads) => {
		await uploads.register(multipart, { limits: { fileSize: UPLOAD_BYTES_MAX, files: 1, fields: 10, parts: 11 } });
		serve(uploads as unknown as App);
	});
}

export async function readPicture(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
	if (!request.isMultipart()) throw new AppError("unsupported_media_type", uploadMessages.notAForm);
	// What is certainly too large need not be received first.
	if (Number(request.headers["content-length"]) > UPLOAD_BYTES_MAX + 65_536) throw tooLarge();
	try {
		const file = await request.file();
		if (file?.fieldname !== "file") {
			throw invalidField("file", uploadMessages.missing);
		}
		return { bytes: await file.toBuffer(), name: file.filename };
	} catch (error) {
		const refusal = toAppError(error);
		if (refusal.code === "too_large") throw tooLarge();
		// A malformed form is the sender's error.
		throw refusal.code === "internal" ? new AppError("bad_request", uploadMessages.unclear) : refusal;
	}
}

function tooLarge(): AppError {
	return new AppError("too_large", refusalMessages.pictureTooLarge);
}
