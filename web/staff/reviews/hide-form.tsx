import { z } from "zod";
import { HidingReason } from "#core/contract/reviews.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import messages from "./messages.en.ts";

const Typed = z.object({ reason: HidingReason });

type HideFormProps = { onCancel: () => void; onHide: (reason: string) => Promise<void> };

/** Asks why a review is hidden. */
export function HideForm({ onCancel, onHide }: HideFormProps) {
	const form = useSchemaForm(Typed, { mode: "onSubmit", defaultValues: { reason: "" } });
	const hide = form.handleSubmit(async ({ reason }) => {
		try {
			await onHide(reason);
		} catch (error) {
			showRefusal(form, error as ApiError, {});
		}
	});
	return (
		<Popup title={messages.hideTitle} open onClose={onCancel} side="right">
			<form method="post" noValidate onSubmit={hide} className="flex flex-col gap-4">
				<p>{messages.hideNote}</p>
				<Field label={messages.reason} hint={messages.reasonHint} maxLength={300} {...fieldOf(form, "reason")} />
				<Button type="submit" busy={form.formState.isSubmitting}>
					{messages.hide}
				</Button>
			</form>
		</Popup>
	);
}
