import { z } from "zod";
import { HidingReason } from "#core/contract/reviews.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import messages from "./messages.en.ts";

const Typed = z.object({ reason: HidingReason });

type HideFormProps = { id: number; onCancel: () => void; onHide: (reason: string) => Promise<void> };

/** Asks why a review is hidden; what was typed outlives the session. */
export function HideForm({ id, onCancel, onHide }: HideFormProps) {
	const { form, unsaved } = useKeptForm(Typed, {
		keptAs: `hiding review ${id}`,
		mode: "onSubmit",
		isNew: true,
		defaultValues: { reason: "" },
	});
	const hide = form.handleSubmit(async ({ reason }) => {
		try {
			await onHide(reason);
			unsaved.forget();
		} catch (error) {
			showRefusal(form, error as ApiError, {});
		}
	});
	return (
		<Popup title={messages.hideTitle} open onClose={onCancel} side="right">
			<form method="post" noValidate onSubmit={hide} className="flex flex-col gap-4">
				<p>{messages.hideNote}</p>
				<UnsavedLine of={unsaved} />
				<Field label={messages.reason} hint={messages.reasonHint} maxLength={300} {...fieldOf(form, "reason")} />
				<Button type="submit" busy={form.formState.isSubmitting}>
					{messages.hide}
				</Button>
			</form>
		</Popup>
	);
}
