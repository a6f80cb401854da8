import { useRevalidator } from "react-router";
import { z } from "zod";
import { clients } from "#core/calls/clients.ts";
import { type Client, GivenPassword, NewPassword } from "#core/contract/clients.ts";
import { resetMessages } from "#core/messages.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { browserStorage } from "#web/store/storage.ts";
import { Button } from "#web/ui/button.tsx";

import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { replaceToken } from "../enter.ts";
import { FieldGroup } from "../parts/field-group.tsx";
import { inputs } from "../parts/inputs.ts";
import { showPasswordRefusal } from "../profile/password-refusal.ts";
import { signedCall } from "../signed-call.ts";

const Passwords = z
	.object({ old_password: GivenPassword, login_password: NewPassword, again: z.string() })
	.refine(({ login_password, again }) => login_password === again, {
		path: ["again"],
		message: resetMessages.hintDifferent,
	});
const empty = { old_password: "", login_password: "", again: "" };

/** A new password, with the old one. Other devices are logged out by it. */
export function ChangePassword({ client }: { client: Client }) {
	const form = useSchemaForm(Passwords, { defaultValues: empty });
	const { isSubmitting } = form.formState;
	// Other devices are gone from the list of those that are logged in.
	const { revalidate } = useRevalidator();

	const save = form.handleSubmit(async ({ old_password, login_password }) => {
		const device = browserStorage().read("device") ?? undefined;
		const params = { clientPhone: client.phone };
		try {
			const { headers } = await signedCall(clients.edit, { params, body: { old_password, login_password, device } });
			const token = headers.get("x-session-token");
			if (token) replaceToken(token);
			form.reset(empty);
			showToast("Your password has been changed", "success");
			void revalidate();
		} catch (error) {
			showPasswordRefusal(form, error as ApiError);
		}
	});

	return (
		<form method="post" noValidate onSubmit={save} className="flex flex-col gap-4">
			<input type="text" name="username" autoComplete="username" value={client.login_name} readOnly hidden />
			<FieldGroup title="Change your password">
				<PasswordField
					label="Current password"
					{...inputs.oldPassword}
					{...fieldOf(form, "old_password")}
					className="md:col-span-2 md:max-w-[calc(50%-0.75rem)]"
				/>
				<PasswordField
					label={resetMessages.newPassword}
					hint="8 characters or more"
					{...inputs.newPassword}
					{...fieldOf(form, "login_password")}
				/>
				<PasswordField label={resetMessages.retypePassword} {...inputs.newPassword} {...fieldOf(form, "again")} />
			</FieldGroup>
			<Button type="submit" look="outline" busy={isSubmitting} className="min-w-48 self-start">
				Change password
			</Button>
		</form>
	);
}
