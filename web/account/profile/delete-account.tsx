import { z } from "zod";
import { clients } from "#core/calls/clients.ts";
import type { Client } from "#core/contract/clients.ts";
import { accountMessages, signUpMessages } from "#core/messages.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { browserStorage } from "#web/store/storage.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import labels from "../parts/fields.messages.en.ts";
import { inputs } from "../parts/inputs.ts";
import { forgetPerson } from "../session.ts";
import { signedCall } from "../signed-call.ts";
import profile from "./messages.en.ts";

const messages = profile.deletion;

const Confirmation = z.object({ login_password: z.string().min(1, signUpMessages.password) });

type DeleteAccountProps = { client: Client; open: boolean; onClose: () => void };

/** Asks first, and for the password. */
export function DeleteAccount({ client, open, onClose }: DeleteAccountProps) {
	const form = useSchemaForm(Confirmation, { mode: "onSubmit", defaultValues: { login_password: "" } });

	const remove = form.handleSubmit(async ({ login_password }) => {
		const device = browserStorage().read("device") ?? undefined;
		try {
			await signedCall(clients.remove, { params: { id: client.phone }, body: { login_password, device } });
			onClose();
			forgetPerson();
			showAlert({ title: messages.done, text: accountMessages.deleted, icon: "success" });
		} catch (error) {
			const { message } = error as ApiError;
			form.setError("login_password", { type: "server", message }, { shouldFocus: true });
		}
	});

	return (
		<Popup title={messages.title} open={open} onClose={onClose}>
			<form method="post" noValidate onSubmit={remove} className="flex flex-col gap-6 pb-2">
				<p>{messages.text}</p>
				<PasswordField label={labels.password} {...inputs.oldPassword} {...fieldOf(form, "login_password")} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" busy={form.formState.isSubmitting}>
						{messages.yes}
					</Button>
					<Button look="outline" onClick={onClose}>
						{messages.no}
					</Button>
				</div>
			</form>
		</Popup>
	);
}
