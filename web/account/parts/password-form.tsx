import type { z } from "zod";
import { GivenPassword } from "#core/contract/clients.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { FieldGroup } from "./field-group.tsx";
import { inputs } from "./inputs.ts";
import { NewPasswordFields, NewPasswordTwice, sentAs } from "./new-password.tsx";
import messages from "./password.messages.en.ts";
import { showPasswordRefusal } from "./password-refusal.ts";

const Passwords = NewPasswordTwice.safeExtend({ old_password: GivenPassword });
const empty = { old_password: "", new_password: "", again: "" };

type PasswordFormProps = {
	title: string;
	userName: string;
	/** Changes the password, and answers what is told then. */
	change: (passwords: z.output<typeof Passwords>) => Promise<string>;
};

/** A new password, with the old one. Other devices are logged out by it. */
export function PasswordForm({ title, userName, change }: PasswordFormProps) {
	const form = useSchemaForm(Passwords, { defaultValues: empty });

	const save = form.handleSubmit(async (passwords) => {
		try {
			const changed = await change(passwords);
			form.reset(empty);
			showToast(changed, "success");
		} catch (error) {
			showPasswordRefusal(form, error as ApiError, sentAs);
		}
	});

	return (
		<form method="post" noValidate onSubmit={save} aria-label={messages.form} className="flex flex-col gap-4">
			<input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
			<FieldGroup title={title}>
				<PasswordField
					label={messages.current}
					{...inputs.oldPassword}
					{...fieldOf(form, "old_password")}
					className="md:col-span-2 md:max-w-[calc(50%-0.75rem)]"
				/>
				<NewPasswordFields field={(name) => fieldOf(form, name)} />
			</FieldGroup>
			<p className="text-note text-quiet">{messages.logsOut}</p>
			<Button type="submit" look="outline" busy={form.formState.isSubmitting} className="min-w-48 self-start">
				{messages.change}
			</Button>
		</form>
	);
}
