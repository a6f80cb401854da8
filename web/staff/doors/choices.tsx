import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { Checkbox } from "#web/ui/field.tsx";

type ChoicesProps<T extends FieldValues, O> = {
	form: UseFormReturn<T, unknown, O>;
	name: FieldPath<T>;
	legend: string;
	/** What is said of each value that can be chosen. */
	words: Readonly<Record<string, string>>;
};

/** Some of a list, at least one. */
export function Choices<T extends FieldValues, O>({ form, name, legend, words }: ChoicesProps<T, O>) {
	const { error } = form.getFieldState(name, form.formState);
	const messageId = `${name}-message`;
	return (
		<fieldset aria-describedby={error ? messageId : undefined}>
			<legend className="mb-1 font-medium text-note">{legend}</legend>
			{Object.entries(words).map(([value, label]) => (
				<Checkbox key={value} label={label} value={value} {...form.register(name)} />
			))}
			{error && (
				<p id={messageId} role="alert" className="mt-1 text-brick text-note">
					{error.message}
				</p>
			)}
		</fieldset>
	);
}
