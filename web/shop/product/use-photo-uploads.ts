import { useState } from "react";
import { reviews } from "#core/calls/reviews.ts";
import type { ReviewPhoto } from "#core/contract/reviews.ts";
import { uploadPicture } from "#web/account/upload-picture.ts";
import type { ApiError } from "#web/api.ts";

/** A photo on its way, or why it did not arrive. */
export type PhotoUpload = { id: number; file: File; share: number; problem: string | null };

let started = 0;

/** Photos of one review that are on their way or refused. */
export function usePhotoUploads(review: number, onArrival: (photo: ReviewPhoto) => void) {
	const [uploads, setUploads] = useState<PhotoUpload[]>([]);
	const dismiss = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

	const send = async (file: File): Promise<void> => {
		started += 1;
		const id = started;
		const change = (news: Partial<PhotoUpload>) =>
			setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)));
		setUploads((all) => [...all, { id, file, share: 0, problem: null }]);
		try {
			const given = { params: { id: review } };
			onArrival(await uploadPicture(reviews.addPhoto, given, file, (share) => change({ share })));
			dismiss(id);
		} catch (error) {
			change({ problem: (error as ApiError).message });
		}
	};

	/** One after the other, so that they stand in the order in which they were chosen. */
	const start = async (files: readonly File[]): Promise<void> => {
		for (const file of files) await send(file);
	};
	const retry = ({ id, file }: PhotoUpload) => {
		dismiss(id);
		return send(file);
	};

	return { uploads, start, retry, dismiss };
}
