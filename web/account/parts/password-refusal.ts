import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { ApiError } from "#web/api.ts";
import { showRefusal } from "#web/forms/bound-field.ts";

type WithPassword = FieldValues & { old_password: string };

/** A refusal at its fields; a missing or wrong password at the one where it is typed. */
export function showPasswordRefusal<T extends WithPassword, O>(
	form: UseFormReturn<T, unknown, O>,
	refusal: ApiError,
	renamed: Record<string, FieldPath<T>> = {},
): void {
	const { code, message } = refusal;
	if (code === "password_needed" || code === "wrong_credentials") {
		form.setError("old_password" as FieldPath<T>, { type: "server", message }, { shouldFocus: true });
	} else showRefusal(form, refusal, renamed);
}
