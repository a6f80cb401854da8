import { webhooks } from "#core/calls/webhooks.ts";
import { NewReceiver, type Receiver } from "#core/contract/webhooks.ts";
import { ENDPOINT_ADDRESS_MAX, ENDPOINT_NAME_MAX } from "#core/rules/webhooks.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import actions from "../frame/row-actions.messages.en.ts";
import { staffCall } from "../step-up/step-up.ts";
import { Choices } from "./choices.tsx";
import messages from "./messages.en.ts";

const words = messages.hooks;

type ReceiverFormProps = {
	/** What is changed; null for a new one. */
	receiver: Receiver | null;
	onClose: () => void;
	/** With the secret of a new one. */
	onSaved: (name: string, secret?: string) => void;
};

/** Where a program is told, and of what; what was typed outlives the session. */
export function ReceiverForm({ receiver, onClose, onSaved }: ReceiverFormProps) {
	const { name = "", address = "", events = [] } = receiver ?? {};
	const { form, unsaved } = useKeptForm(NewReceiver, {
		keptAs: receiver ? `receiver ${receiver.id}` : "new receiver",
		isNew: receiver === null,
		defaultValues: { name, address, events },
	});
	const save = form.handleSubmit(async (body) => {
		try {
			if (receiver) {
				const { data } = await staffCall(webhooks.change, { params: { id: receiver.id }, body });
				unsaved.forget();
				showToast(words.isSaved(data.name), "success");
				onSaved(data.name);
			} else {
				const { data } = await staffCall(webhooks.add, { body });
				unsaved.forget();
				onSaved(data.receiver.name, data.secret);
			}
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});
	return (
		<Popup title={receiver ? actions.changeOne(receiver.name) : words.add} open onClose={onClose}>
			<form method="post" noValidate onSubmit={save} className="flex flex-col gap-5 pb-2">
				<UnsavedLine of={unsaved} />
				<Field label={words.name} autoComplete="off" maxLength={ENDPOINT_NAME_MAX} {...fieldOf(form, "name")} />
				<Field
					label={words.address}
					hint={words.addressHint}
					type="url"
					inputMode="url"
					autoComplete="off"
					maxLength={ENDPOINT_ADDRESS_MAX}
					{...fieldOf(form, "address")}
				/>
				<Choices form={form} name="events" legend={words.events} words={words.eventNames} />
				<Button type="submit" busy={form.formState.isSubmitting} className="min-w-40 self-start">
					{words.save}
				</Button>
			</form>
		</Popup>
	);
}
