import { useState } from "react";
import { z } from "zod";
import { passkeys } from "#core/calls/passkeys.ts";
import { signUpMessages } from "#core/messages.ts";
import { inputs } from "#web/account/parts/inputs.ts";
import type { signedCall } from "#web/account/signed-call.ts";
import { ApiError } from "#web/api.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { browserStorage } from "#web/store/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./messages.en.ts";
import { TypedName } from "./name-field.ts";
import { wordsFor } from "./words.ts";

const Unasked = z.object({ name: TypedName, old_password: z.string() });
const Asked = Unasked.extend({ old_password: z.string().min(1, signUpMessages.password) });

type AddPasskeyProps = { ask: typeof signedCall; onClose: () => void; onAdded: () => void };

/** Has the device make a passkey. The password is asked for once the shop wants it. */
export function AddPasskey({ ask, onClose, onAdded }: AddPasskeyProps) {
	const [isAsked, setAsked] = useState(false);
	const [words, setWords] = useState<string | null>(null);
	const form = useSchemaForm(isAsked ? Asked : Unasked, {
		mode: "onSubmit",
		defaultValues: { name: messages.thisDevice, old_password: "" },
	});

	const add = form.handleSubmit(async ({ name, old_password }) => {
		setWords(null);
		const proof = { old_password, device: browserStorage().read("device") ?? undefined };
		try {
			const { makePasskey } = await import("./ceremony.ts");
			const { data } = await ask(passkeys.addOptions, { body: isAsked ? proof : {} });
			await ask(passkeys.add, { body: { response: await makePasskey(data), name } });
			showToast(messages.added, "success");
			onAdded();
			onClose();
		} catch (error) {
			const code = error instanceof ApiError ? error.code : null;
			if (code === "password_needed") setAsked(true);
			else if (code === "wrong_credentials")
				form.setError("old_password", { message: (error as ApiError).message }, { shouldFocus: true });
			else setWords(wordsFor(error, "making"));
		}
	});

	return (
		<Popup title={messages.add} open onClose={onClose}>
			<form method="post" noValidate onSubmit={add} className="flex flex-col gap-6 pb-2">
				<p>{messages.adding}</p>
				<Field
					label={messages.name}
					hint={messages.nameHint}
					maxLength={60}
					autoComplete="off"
					{...fieldOf(form, "name")}
				/>
				{isAsked && (
					<PasswordField
						label={messages.password}
						hint={messages.passwordHint}
						autoFocus
						{...inputs.oldPassword}
						{...fieldOf(form, "old_password")}
					/>
				)}
				<p role="alert" className="text-brick empty:hidden">
					{words}
				</p>
				<Button type="submit" busy={form.formState.isSubmitting} className="self-start">
					{messages.next}
				</Button>
			</form>
		</Popup>
	);
}
