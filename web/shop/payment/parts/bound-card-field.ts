import type { FieldState } from "#web/ui/field.tsx";
import type { CardField } from "../card.ts";
import type { CardForm } from "../use-card.ts";

/** Ties the card form's fields to their values and messages. */
export function fieldsOf(form: CardForm, onFocus: (field: CardField) => void) {
	return (name: CardField) => {
		const message = form.messageOf(name);
		const isGood = form.card[name] !== "" && !form.problems[name];
		const state: FieldState = message ? "bad" : isGood ? "good" : undefined;
		return {
			"data-field": name,
			value: form.card[name],
			message,
			state,
			onFocus: () => onFocus(name),
			onBlur: () => form.leave([name]),
			onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
		};
	};
}
