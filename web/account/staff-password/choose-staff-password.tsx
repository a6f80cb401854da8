import { z } from "zod";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import { NewPassword } from "#core/contract/clients.ts";
import { ALERT_TIMER_MS, resetMessages } from "#core/messages.ts";
import { type ApiError, call } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useAlertThen } from "#web/ui/use-alert-then.ts";
import { inputs } from "../parts/inputs.ts";
import { Submit } from "../parts/submit.tsx";

const Passwords = z
	.object({ user_password: NewPassword, again: z.string() })
	.refine(({ user_password, again }) => user_password === again, {
		path: ["again"],
		message: resetMessages.hintDifferent,
	});

type ChooseStaffPasswordProps = { userName: string; isInvited: boolean; token: string };

/** The first password of somebody invited, or a new one. */
export function ChooseStaffPassword({ userName, isInvited, token }: ChooseStaffPasswordProps) {
	const form = useSchemaForm(Passwords, { defaultValues: { user_password: "", again: "" } });
	const alertThen = useAlertThen();

	const choose = form.handleSubmit(async ({ user_password }) => {
		try {
			const { data } = await call(staffAccounts.choosePassword, { body: { token, user_password } });
			const done = { title: "Success!", text: data.message, icon: "success", timer: ALERT_TIMER_MS } as const;
			await alertThen(done, "/loginadmin", { replace: true });
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});

	return (
		<form method="post" noValidate onSubmit={choose} className="flex flex-col gap-4">
			<h1 className="text-headline">{isInvited ? `Welcome, ${userName}` : "Choose a new password"}</h1>
			<p className="mb-4 text-quiet">
				Your user name is <strong className="wrap-anywhere">{userName}</strong>.
				{!isInvited && " With the new password you are logged out everywhere."}
			</p>
			<input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
			<PasswordField
				label={resetMessages.newPassword}
				hint="8 characters or more"
				{...inputs.newPassword}
				{...fieldOf(form, "user_password")}
			/>
			<PasswordField label={resetMessages.retypePassword} {...inputs.newPassword} {...fieldOf(form, "again")} />
			<Submit wide busy={form.formState.isSubmitting} className="mt-4">
				Save password
			</Submit>
		</form>
	);
}
