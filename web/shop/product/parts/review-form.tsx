import { useState } from "react";
import { useRevalidator } from "react-router";
import { reviews } from "#core/calls/reviews.ts";
import { NewReview, type OwnReview } from "#core/contract/reviews.ts";
import { FIT_VOTES } from "#core/rules/fit-votes.ts";
import { STARS } from "#core/rules/rating.ts";
import { REVIEW_PHOTOS_MAX } from "#core/rules/review-photos.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { ChosenPhoto } from "./chosen-photo.tsx";
import { PhotoPicker, problemOf } from "./photo-picker.tsx";
import messages from "./review-form.messages.en.ts";

const Typed = NewReview.omit({ product: true });

type ReviewFormProps = {
	product: number;
	/** Told what was written, and the photos that are to go with it. */
	onDone: (review: OwnReview, photos: File[]) => void;
};

/** Stars, a few words and photos of something one has bought. */
export default function ReviewForm({ product, onDone }: ReviewFormProps) {
	const [photos, setPhotos] = useState<File[]>([]);
	const form = useSchemaForm(Typed, { mode: "onSubmit" });
	const { errors, isSubmitting } = form.formState;
	const { revalidate } = useRevalidator();
	const { languages } = useFacts();
	const spoken = words.language === languages[0] ? {} : { language: words.language };

	const send = form.handleSubmit(async (typed) => {
		try {
			const { data } = await signedCall(reviews.create, { body: { product, ...typed, ...spoken } });
			showToast(messages.thanks, "success");
			onDone(
				data,
				photos.filter((photo) => problemOf(photo) === null),
			);
			await revalidate();
		} catch (error) {
			showToast((error as ApiError).message, "warning");
		}
	});

	return (
		<form method="post" noValidate onSubmit={send} className="flex flex-col gap-4">
			<h2 className="text-lead">{messages.howIsIt}</h2>
			<fieldset className="flex flex-wrap items-center gap-x-4">
				<legend className="text-note">{messages.stars}</legend>
				{Array.from({ length: STARS }, (_, place) => place + 1).map((stars) => (
					<label key={stars} className="flex min-h-11 items-center gap-2">
						<input type="radio" value={stars} {...form.register("stars")} className="size-5 accent-clay" />
						{stars}
						<span className="sr-only">{messages.star(stars)}</span>
					</label>
				))}
			</fieldset>
			<p role="alert" className="text-brick text-note empty:hidden">
				{errors.stars && messages.chooseStars}
			</p>
			<fieldset className="flex flex-wrap items-center gap-x-4">
				<legend className="text-note">{messages.howFits}</legend>
				{FIT_VOTES.map((vote) => (
					<label key={vote} className="flex min-h-11 items-center gap-2">
						<input type="radio" value={vote} {...form.register("fit")} className="size-5 accent-clay" />
						{messages.fits[vote]}
					</label>
				))}
			</fieldset>
			<TextField
				label={messages.yourWords}
				maxLength={2000}
				{...form.register("description")}
				message={errors.description?.message}
				state={errors.description ? "bad" : undefined}
			/>
			<PhotoPicker
				room={REVIEW_PHOTOS_MAX - photos.length}
				onChoose={(files) => setPhotos((chosen) => [...chosen, ...files])}
			/>
			{photos.length > 0 && (
				<ul className="flex max-w-md flex-col gap-2">
					{photos.map((file, place) => (
						<ChosenPhoto
							// biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
							key={`${place} ${file.name} ${file.lastModified}`}
							file={file}
							onRemove={() => setPhotos((chosen) => chosen.filter((one) => one !== file))}
						/>
					))}
				</ul>
			)}
			<Button type="submit" busy={isSubmitting} className="self-start">
				{messages.send}
			</Button>
		</form>
	);
}
