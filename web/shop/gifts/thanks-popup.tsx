import { z } from "zod";
import { gifts } from "#core/calls/gifts.ts";
import { giftMessages } from "#core/messages/gifts.ts";
import { THANKS_MAX } from "#core/rules/gifts.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { sentenceOf } from "../lists/change-lists.ts";
import messages from "./messages.en.ts";

type ThanksPopupProps = {
	list: number;
	claim: string;
	who: string;
	open: boolean;
	onClose: () => void;
	onDone: () => Promise<void>;
};

const Typed = z.object({ note: z.string().trim().min(1, giftMessages.thanksMissing).max(THANKS_MAX) });

/** A few words to whoever gave something. */
export function ThanksPopup({ list, claim, who, open, onClose, onDone }: ThanksPopupProps) {
	const form = useSchemaForm(Typed, { mode: "onSubmit", defaultValues: { note: "" } });
	const submit = form.handleSubmit(async ({ note }) => {
		try {
			await signedCall(gifts.thank, { params: { id: list, claim }, body: { note } });
			onClose();
			await onDone();
		} catch (error) {
			form.setError("note", { type: "server", message: sentenceOf(error) });
		}
	});
	return (
		<Popup title={messages.thankFor(who)} open={open} onClose={onClose}>
			<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
				<TextField
					label={messages.thanksNote}
					hint={messages.thanksHint}
					maxLength={THANKS_MAX}
					{...fieldOf(form, "note")}
				/>
				<Button type="submit" busy={form.formState.isSubmitting} className="self-start">
					{messages.thanksSend}
				</Button>
			</form>
		</Popup>
	);
}
