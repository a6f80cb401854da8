import { images } from "#core/calls/images.ts";
import type { UploadedImage } from "#core/contract/images.ts";
import { uploadPicture } from "#web/account/upload-picture.ts";

/** Sends one picture for the shop's own pages and tells how much of it has left, from 0 to 1. */
export function uploadProductPicture(file: File, onProgress: (share: number) => void): Promise<UploadedImage> {
	return uploadPicture(images.upload, {}, file, onProgress);
}
