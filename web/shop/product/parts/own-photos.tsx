import { Trash2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { reviews } from "#core/calls/reviews.ts";
import type { OwnReview, ReviewPhoto } from "#core/contract/reviews.ts";
import { REVIEW_PHOTOS_MAX } from "#core/rules/review-photos.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { type PhotoUpload, usePhotoUploads } from "../use-photo-uploads.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import messages from "./review-photos.messages.en.ts";

type OwnPhotosProps = {
	review: OwnReview;
	/** What was chosen while the review was written; it is sent now. */
	chosen: readonly File[];
};

/** The photos of one's own review: sent, shown as they stand, taken away. */
export default function OwnPhotos({ review, chosen }: OwnPhotosProps) {
	const [photos, setPhotos] = useState(review.allPhotos);
	const { uploads, start, retry, dismiss } = usePhotoUploads(review.id, (photo) => setPhotos((all) => [...all, photo]));
	const { revalidate } = useRevalidator();
	const place = useRef<HTMLDivElement>(null);
	const begin = useRef(() => {
		begin.current = () => {};
		void start(chosen);
	});
	useEffect(() => begin.current(), []);

	const remove = async ({ id, state }: ReviewPhoto) => {
		if (!(await askConfirm(messages.removeQuestion))) return;
		try {
			await signedCall(reviews.removePhoto, { params: { id: review.id, photo: id } });
			setPhotos((all) => all.filter((one) => one.id !== id));
			// The pressed button is gone; without this the keyboard would start at the top of the page again.
			place.current?.focus();
			if (state === "accepted") await revalidate();
		} catch (error) {
			showToast((error as Error).message, "warning");
		}
	};

	return (
		<section ref={place} tabIndex={-1} aria-label={messages.yours} className="mt-4 flex flex-col gap-3">
			{photos.length > 0 && (
				<ul className="flex flex-wrap gap-4">
					{photos.map((photo, index) => (
						<li key={photo.id} className="w-32">
							<img src={photo.picture} alt={messages.own(index + 1)} className="size-32 bg-sunken object-cover" />
							<div className="flex items-start justify-between gap-1">
								<p className="pt-2 text-note text-quiet">{messages.states[photo.state]}</p>
								<IconButton label={messages.removeOwn(index + 1)} onClick={() => void remove(photo)}>
									<Trash2 />
								</IconButton>
							</div>
						</li>
					))}
				</ul>
			)}
			{uploads.length > 0 && (
				<ul className="flex max-w-md flex-col gap-2">
					{uploads.map((upload) => (
						<Underway
							key={upload.id}
							upload={upload}
							onRetry={() => void retry(upload)}
							onDismiss={() => dismiss(upload.id)}
						/>
					))}
				</ul>
			)}
			<PhotoPicker room={REVIEW_PHOTOS_MAX - photos.length - uploads.length} onChoose={(files) => void start(files)} />
		</section>
	);
}

type UnderwayProps = { upload: PhotoUpload; onRetry: () => void; onDismiss: () => void };

function Underway({ upload: { file, share, problem }, onRetry, onDismiss }: UnderwayProps) {
	if (problem === null)
		return (
			<li className="flex items-center gap-3 text-note">
				<span className="min-w-0 grow truncate">{file.name}</span>
				<progress aria-label={messages.sending(file.name)} value={share} max={1} className="h-2 w-32 accent-clay" />
			</li>
		);
	return (
		<li role="alert" className="flex flex-wrap items-center gap-2 bg-brick-tint pl-3 text-brick text-note">
			<span className="wrap-anywhere min-w-0 grow">
				{file.name}: {problem}
			</span>
			<Button look="quiet" onClick={onRetry}>
				{messages.tryAgain}
			</Button>
			<IconButton label={messages.remove(file.name)} onClick={onDismiss}>
				<X />
			</IconButton>
		</li>
	);
}
