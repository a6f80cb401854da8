import { z } from "zod";
import { NewPassword } from "#core/contract/clients.ts";
import { resetMessages } from "#core/messages.ts";
import type { fieldOf } from "#web/forms/bound-field.ts";
import { PasswordField } from "#web/ui/password-field.tsx";
import { inputs } from "./inputs.ts";
import messages from "./password.messages.en.ts";

/** A new password, typed twice. */
export const NewPasswordTwice = z
	.object({ new_password: NewPassword, again: z.string() })
	.refine(({ new_password, again }) => new_password === again, {
		path: ["again"],
		message: resetMessages.hintDifferent,
	});

/** The calls name the new password by whose it is; here it is one field. */
export const sentAs = { login_password: "new_password", user_password: "new_password" } as const;

type NewPasswordFieldsProps = { field: (name: "new_password" | "again") => ReturnType<typeof fieldOf> };

export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
	return (
		<>
			<PasswordField
				label={resetMessages.newPassword}
				hint={messages.hint}
				{...inputs.newPassword}
				{...field("new_password")}
			/>
			<PasswordField label={resetMessages.retypePassword} {...inputs.newPassword} {...field("again")} />
		</>
	);
}
