import type { FocusEventHandler } from "react";
import { Field } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import type { CredentialsForm } from "./credentials.ts";
import messages from "./messages.en.ts";

type LogInFieldsProps = { form: CredentialsForm; hint?: string; onNameFocus: FocusEventHandler<HTMLInputElement> };

/** Username and password, filled in by the browser's own keychain where it knows them. */
export function LogInFields({ form, hint, onNameFocus }: LogInFieldsProps) {
	return (
		<>
			<Field
				label={messages.username}
				{...(hint && { hint })}
				autoComplete="username"
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				maxLength={200}
				onFocus={onNameFocus}
				{...form.register("username")}
			/>
			<PasswordField label={messages.password} autoComplete="current-password" {...form.register("password")} />
		</>
	);
}
