import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { reviews } from "#core/calls/reviews.ts";
import { NewReview, type Review } from "#core/contract/reviews.ts";
import { STARS } from "#core/rules/rating.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";

type Problems = { stars?: string; description?: string };

/** Stars and a few words about something one has bought. */
export default function ReviewForm({ product, onDone }: { product: number; onDone: (review: Review) => void }) {
	const [problems, setProblems] = useState<Problems>({});
	const [busy, setBusy] = useState(false);
	const { revalidate } = useRevalidator();

	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const parsed = NewReview.safeParse({ product, stars: typed.get("stars"), description: typed.get("description") });
		if (!parsed.success) {
			const wrong = new Map(parsed.error.issues.map(({ path, message }) => [path[0], message]));
			setProblems({
				...(wrong.has("stars") && { stars: "Please choose one to five stars" }),
				...(wrong.has("description") && { description: wrong.get("description") ?? "" }),
			});
			return;
		}
		setProblems({});
		setBusy(true);
		try {
			const { data } = await signedCall(reviews.create, { body: parsed.data });
			showToast("Thank you for your review", "success");
			onDone(data);
			await revalidate();
		} catch (error) {
			setBusy(false);
			showToast((error as ApiError).message, "warning");
		}
	};

	return (
		<form method="post" noValidate onSubmit={send} className="flex flex-col gap-4">
			<h2 className="text-lead">You bought this. How is it?</h2>
			<fieldset className="flex flex-wrap items-center gap-x-4">
				<legend className="text-note">Stars</legend>
				{Array.from({ length: STARS }, (_, place) => place + 1).map((stars) => (
					<label key={stars} className="flex min-h-11 items-center gap-2">
						<input type="radio" name="stars" value={stars} className="size-5 accent-clay" />
						{stars}
						<span className="sr-only">{stars === 1 ? "star" : "stars"}</span>
					</label>
				))}
			</fieldset>
			<p role="alert" className="text-brick text-note empty:hidden">
				{problems.stars}
			</p>
			<TextField
				label="Your words"
				name="description"
				maxLength={2000}
				message={problems.description}
				state={problems.description ? "bad" : undefined}
			/>
			<Button type="submit" busy={busy} className="self-start">
				Send review
			</Button>
		</form>
	);
}
