import { Field } from "#web/ui/field.tsx";
import type { CredentialsForm } from "./credentials.ts";

/** Username and password, filled in by the browser's own keychain where it knows them. */
export function LogInFields({ form }: { form: CredentialsForm }) {
	return (
		<>
			<Field
				label="Username"
				autoComplete="username"
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				maxLength={200}
				{...form.register("username")}
			/>
			<Field label="Password" type="password" autoComplete="current-password" {...form.register("password")} />
		</>
	);
}
