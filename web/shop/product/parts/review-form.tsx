import { useRevalidator } from "react-router";
import { reviews } from "#core/calls/reviews.ts";
import { NewReview, type OwnReview } from "#core/contract/reviews.ts";
import { FIT_VOTES } from "#core/rules/fit-votes.ts";
import { STARS } from "#core/rules/rating.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./review-form.messages.en.ts";

const Typed = NewReview.omit({ product: true });

/** Stars and a few words about something one has bought. */
export default function ReviewForm({ product, onDone }: { product: number; onDone: (review: OwnReview) => void }) {
	const form = useSchemaForm(Typed, { mode: "onSubmit" });
	const { errors, isSubmitting } = form.formState;
	const { revalidate } = useRevalidator();

	const send = form.handleSubmit(async (typed) => {
		try {
			const { data } = await signedCall(reviews.create, { body: { product, ...typed } });
			showToast(messages.thanks, "success");
			onDone(data);
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
			<Button type="submit" busy={isSubmitting} className="self-start">
				{messages.send}
			</Button>
		</form>
	);
}
