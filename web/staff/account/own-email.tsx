import { z } from "zod";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { Email, GivenPassword } from "#core/contract/clients.ts";
import { FieldGroup } from "#web/account/parts/field-group.tsx";
import { inputs } from "#web/account/parts/inputs.ts";
import { showPasswordRefusal } from "#web/account/parts/password-refusal.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { browserStorage } from "#web/store/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./messages.en.ts";

const { address } = messages;
const Typed = z.object({ email: Email, old_password: GivenPassword });

/** Where mails about the account go; a forgotten password needs one. */
export function OwnEmail({ email, onSaved }: { email: string | null; onSaved: () => void }) {
	const form = useSchemaForm(Typed, { defaultValues: { email: email ?? "", old_password: "" } });

	const save = form.handleSubmit(async (typed) => {
		const device = browserStorage().read("adminDevice") ?? undefined;
		try {
			await signedCall(staffAccounts.changeEmail, { body: { ...typed, device } });
			showToast(address.saved, "success");
			form.reset({ email: typed.email, old_password: "" });
			onSaved();
		} catch (error) {
			showPasswordRefusal(form, error as ApiError);
		}
	});

	return (
		<form method="post" noValidate onSubmit={save} aria-label={address.title} className="flex flex-col gap-4">
			<FieldGroup title={address.title}>
				<Field label={address.email} {...inputs.email} {...fieldOf(form, "email")} />
				<PasswordField label={address.password} {...inputs.oldPassword} {...fieldOf(form, "old_password")} />
			</FieldGroup>
			<p className="text-note text-quiet">{email ? address.known : address.none}</p>
			<Button type="submit" look="outline" busy={form.formState.isSubmitting} className="min-w-48 self-start">
				{address.save}
			</Button>
		</form>
	);
}
