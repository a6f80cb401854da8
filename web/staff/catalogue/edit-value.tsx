import { PRODUCT_STATES, type ProductState } from "#core/rules/product-state.ts";
import { Field, Select } from "#web/ui/field.tsx";
import { filedName } from "../products/filed-under.ts";
import type { Choices } from "../products/read-choices.ts";
import type { EditKind } from "./edit-of.ts";
import messages from "./messages.en.ts";

const words = messages.edit;

const meaningOf = (kind: EditKind, typed: string) =>
	kind === "state" && typed !== "" ? { hint: messages.stateMeanings[typed as ProductState] } : {};

type EditValueProps = {
	kind: EditKind;
	typed: string;
	problem: string;
	choices: Choices;
	onTyped: (typed: string) => void;
};

/** What many products are given: typed, or one of what there is. */
export function EditValue({ kind, typed, problem, choices, onTyped }: EditValueProps) {
	const { men = [], women = [] } = choices.categories.data ?? {};
	const options: Partial<Record<EditKind, (readonly [value: string | number, word: string])[]>> = {
		state: PRODUCT_STATES.map((state) => [state, messages.states[state]]),
		category: [...women, ...men].map((one) => [one.id_category, filedName(one)]),
		collection: (choices.collections.data ?? []).map((one) => [one.id_collection, filedName(one)]),
	};
	const shared = {
		label: words.kinds[kind],
		value: typed,
		...(problem && { message: problem, state: "bad" as const }),
	};
	const known = options[kind];
	if (known) {
		return (
			<Select
				{...shared}
				{...meaningOf(kind, typed)}
				placeholder={words.choose}
				onChange={({ currentTarget }) => onTyped(currentTarget.value)}
			>
				{known.map(([value, word]) => (
					<option key={value} value={value}>
						{word}
					</option>
				))}
			</Select>
		);
	}
	if (kind === "endOffer") return problem ? <p className="text-brick text-note">{problem}</p> : null;
	const hint = (words.hints as Partial<Record<EditKind, string>>)[kind];
	return (
		<Field
			{...shared}
			{...(hint && { hint })}
			inputMode="decimal"
			autoComplete="off"
			onChange={({ currentTarget }) => onTyped(currentTarget.value)}
		/>
	);
}
