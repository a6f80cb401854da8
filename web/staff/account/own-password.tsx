import { z } from "zod";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { GivenPassword, NewPassword } from "#core/contract/clients.ts";
import { resetMessages } from "#core/messages.ts";
import { FieldGroup } from "#web/account/parts/field-group.tsx";
import { inputs } from "#web/account/parts/inputs.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { browserStorage } from "#web/store/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.tsx";

const Passwords = z
	.object({ old_password: GivenPassword, user_password: NewPassword, again: z.string() })
	.refine(({ user_password, again }) => user_password === again, {
		path: ["again"],
		message: resetMessages.hintDifferent,
	});
const empty = { old_password: "", user_password: "", again: "" };

/** A new password, with the old one. Other devices are logged out by it. */
export function OwnPassword({ userName }: { userName: string }) {
	const form = useSchemaForm(Passwords, { defaultValues: empty });

	const save = form.handleSubmit(async ({ old_password, user_password }) => {
		const device = browserStorage().read("adminDevice") ?? undefined;
		try {
			const body = { old_password, user_password, device };
			const { data } = await signedCall(staffAccounts.changePassword, { body });
			browserStorage().write("adminDevice", data.device);
			form.reset(empty);
			showToast(data.message, "success");
		} catch (error) {
			const refusal = error as ApiError;
			const isWrong = refusal.code === "wrong_credentials";
			if (isWrong) form.setError("old_password", { message: refusal.message }, { shouldFocus: true });
			else showRefusal(form, refusal);
		}
	});

	return (
		<form method="post" noValidate onSubmit={save} aria-label="Password" className="flex flex-col gap-4">
			<input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
			<FieldGroup title="Password">
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
					{...fieldOf(form, "user_password")}
				/>
				<PasswordField label={resetMessages.retypePassword} {...inputs.newPassword} {...fieldOf(form, "again")} />
			</FieldGroup>
			<p className="text-note text-quiet">Your other devices are logged out.</p>
			<Button type="submit" look="outline" busy={form.formState.isSubmitting} className="min-w-48 self-start">
				Change password
			</Button>
		</form>
	);
}
