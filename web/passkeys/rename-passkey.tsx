import { z } from "zod";
import { passkeys } from "#core/calls/passkeys.ts";
import type { Passkey } from "#core/contract/passkeys.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import messages from "./messages.en.ts";
import { TypedName } from "./name-field.ts";

type RenamePasskeyProps = { passkey: Passkey; onClose: () => void; onRenamed: () => void };

export function RenamePasskey({ passkey: { id, name }, onClose, onRenamed }: RenamePasskeyProps) {
	const form = useSchemaForm(z.object({ name: TypedName }), { mode: "onSubmit", defaultValues: { name } });

	const save = form.handleSubmit(async (body) => {
		try {
			await signedCall(passkeys.rename, { params: { id }, body });
			onRenamed();
			onClose();
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});

	return (
		<Popup title={messages.renaming} open onClose={onClose}>
			<form method="post" noValidate onSubmit={save} className="flex flex-col gap-6 pb-2">
				<Field label={messages.name} maxLength={60} autoComplete="off" {...fieldOf(form, "name")} />
				<Button type="submit" busy={form.formState.isSubmitting} className="self-start">
					{messages.saveName}
				</Button>
			</form>
		</Popup>
	);
}
