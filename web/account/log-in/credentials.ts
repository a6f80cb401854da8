/** What was typed into a log-in form; null while something is missing. */
export function readCredentials(form: HTMLFormElement): { name: string; password: string } | null {
	const typed = new FormData(form);
	const name = String(typed.get("username") ?? "").trim();
	const password = String(typed.get("password") ?? "");
	return name && password ? { name, password } : null;
}

/** Empties the fields and puts the cursor back to the first. */
export function startOver(form: HTMLFormElement): void {
	form.reset();
	form.querySelector("input")?.focus();
}
