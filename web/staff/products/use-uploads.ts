import { useState } from "react";
import type { UploadedImage } from "#core/contract/images.ts";
import type { ApiError } from "#web/api.ts";
import { uploadProductPicture } from "./upload.ts";

/** A picture on its way, or why it did not arrive. */
export type Upload = { id: number; colour: string; name: string; share: number; problem: string | null };
export type Uploads = ReturnType<typeof useUploads>;

let started = 0;

/** The pictures of one form that are on their way or refused. */
export function useUploads(onArrival: (colour: string, picture: UploadedImage) => void) {
	const [uploads, setUploads] = useState<Upload[]>([]);

	const change = (id: number, news: Partial<Upload>) =>
		setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)));
	const remove = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

	const send = async (colour: string, file: File) => {
		started += 1;
		const id = started;
		setUploads((all) => [...all, { id, colour, name: file.name, share: 0, problem: null }]);
		try {
			const picture = await uploadProductPicture(file, (share) => change(id, { share }));
			remove(id);
			return picture;
		} catch (error) {
			change(id, { problem: (error as ApiError).message });
			return null;
		}
	};

	/** All at once; they take their places in the order in which they were chosen. */
	const start = async (colour: string, files: readonly File[]) => {
		const arrivals = files.map((file) => send(colour, file));
		for (const arrival of arrivals) {
			const picture = await arrival;
			if (picture) onArrival(colour, picture);
		}
	};

	return {
		uploads,
		start,
		dismiss: remove,
		isBusy: uploads.some(({ problem }) => problem === null),
	};
}
