import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { isSame, onTop } from "./on-top.ts";

type AnyForm<T extends FieldValues, O> = Pick<UseFormReturn<T, unknown, O>, "getValues" | "reset" | "setValue">;

/** Fills a form with what was saved, but for fields that no longer say what they `said`: somebody is typing into them. */
export function showSaved<T extends FieldValues, O>(form: AnyForm<T, O>, saved: T, said: T): void {
	const shown = onTop(structuredClone(form.getValues()), said, saved);
	form.reset(saved, { keepValues: true });
	for (const [path, value] of fieldsIn(shown)) {
		const name = path as FieldPath<T>;
		// The rows of a list would be made anew under the hands of whoever types there.
		if (Array.isArray(value) && isSame(value, form.getValues(name))) continue;
		form.setValue(name, value as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true });
	}
}

/** What each field holds, by its path; a list is one field. */
function fieldsIn(values: FieldValues, above = ""): [path: string, value: unknown][] {
	return Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
		const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
		return isGroup ? fieldsIn(value, `${above}${name}.`) : [[`${above}${name}`, value]];
	});
}
