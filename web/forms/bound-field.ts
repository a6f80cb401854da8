import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { ApiError } from "#web/api.ts";
import { showAlert } from "#web/ui/alert.tsx";
import type { FieldState } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";

type AnyForm<T extends FieldValues, O> = Pick<
	UseFormReturn<T, unknown, O>,
	"register" | "getFieldState" | "formState" | "setError" | "getValues"
>;

/** Ties a Field to its form: its value, its message, and how it stands once somebody has been there. */
export function fieldOf<T extends FieldValues, O>(form: AnyForm<T, O>, name: FieldPath<T>) {
	const { error, isTouched, isDirty } = form.getFieldState(name, form.formState);
	const state: FieldState = error ? "bad" : isTouched && isDirty ? "good" : undefined;
	return { ...form.register(name), message: error?.message, state };
}

/** Shows a refusal beside the fields it names, the first of them focused; in an alert when it names none of this form's. */
export function showRefusal<T extends FieldValues, O>(
	form: AnyForm<T, O>,
	{ fields, message }: ApiError,
	renamed: Record<string, FieldPath<T>> = {},
): void {
	const own = Object.entries(fields)
		.map(([name, text]) => [renamed[name] ?? (name as FieldPath<T>), text] as const)
		.filter(([name]) => form.getValues(name) !== undefined);
	for (const [place, [name, text]] of own.entries()) {
		form.setError(name, { type: "server", message: text }, { shouldFocus: place === 0 });
	}
	if (own.length === 0) showAlert({ title: messages.failed, text: message, icon: "warning" });
}
