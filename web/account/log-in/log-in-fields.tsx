import { Field } from "#web/ui/field.tsx";

/** Username and password, filled in by the browser's own keychain where it knows them. */
export function LogInFields() {
	return (
		<>
			<Field
				label="Username"
				name="username"
				autoComplete="username"
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				maxLength={200}
			/>
			<Field label="Password" name="password" type="password" autoComplete="current-password" />
		</>
	);
}
