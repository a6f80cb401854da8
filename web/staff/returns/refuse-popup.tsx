import { returns } from "#core/calls/returns.ts";
import { type Return, ReturnRefusal, type StaffReturn } from "#core/contract/returns.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { staffCall } from "../step-up/step-up.ts";
import messages from "./messages.en.ts";

type RefuseProps = { one: Return; onClose: () => void; onDone: (now: StaffReturn, said: string) => void };

/** Asks for the words the shopper is mailed; what was typed outlives the session. */
export default function RefusePopup({ one: { number }, onClose, onDone }: RefuseProps) {
	const { form, unsaved } = useKeptForm(ReturnRefusal, {
		keptAs: `refusal of return ${number}`,
		defaultValues: { reason: "" },
	});
	const refuse = form.handleSubmit(async (body) => {
		try {
			const { data } = await staffCall(returns.refuse, { params: { number }, body });
			unsaved.forget();
			onDone(data, messages.refused(number));
		} catch (error) {
			showRefusal(form, error as ApiError, {});
		}
	});
	return (
		<Popup open title={messages.refuseTitle} onClose={onClose} side="right">
			<form method="post" noValidate onSubmit={refuse} className="flex flex-col gap-4">
				<p>{messages.refuseNote}</p>
				<UnsavedLine of={unsaved} />
				<TextField label={messages.reason} maxLength={500} {...fieldOf(form, "reason")} />
				<Button type="submit" busy={form.formState.isSubmitting}>
					{messages.refuse}
				</Button>
			</form>
		</Popup>
	);
}
