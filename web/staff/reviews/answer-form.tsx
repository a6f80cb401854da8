import { useEffect } from "react";
import { z } from "zod";
import { ReviewAnswer, type StaffReview } from "#core/contract/reviews.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { authorOf } from "./author-of.ts";
import messages from "./messages.en.ts";

const Typed = z.object({ text: z.union([z.string().regex(/^\s*$/), ReviewAnswer]) });

type AnswerFormProps = {
	review: StaffReview;
	onCancel: () => void;
	/** Null takes the answer away. */
	onSave: (text: string | null) => Promise<void>;
};

/** What the shop says to a review; what was typed outlives the session. */
export function AnswerForm({ review, onCancel, onSave }: AnswerFormProps) {
	const { id, answer } = review;
	const { form, unsaved } = useKeptForm(Typed, {
		keptAs: `answer to review ${id}`,
		defaultValues: { text: answer?.text ?? "" },
	});
	const { setFocus } = form;
	useEffect(() => setFocus("text"), [setFocus]);
	const save = form.handleSubmit(async ({ text }) => {
		try {
			await onSave(text.trim() || null);
			unsaved.forget();
		} catch (error) {
			showRefusal(form, error as ApiError, {});
		}
	});
	return (
		<form
			method="post"
			noValidate
			onSubmit={save}
			aria-label={messages.answerOf(authorOf(review))}
			className="flex max-w-3xl flex-col gap-3 wide:col-span-2"
		>
			<UnsavedLine of={unsaved} />
			<TextField label={messages.yourAnswer} maxLength={2000} hint={messages.answerHint} {...fieldOf(form, "text")} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={form.formState.isSubmitting}>
					{messages.save}
				</Button>
				<Button look="quiet" onClick={onCancel}>
					{messages.cancel}
				</Button>
			</div>
		</form>
	);
}
