import type { ReactNode } from "react";
import { PRODUCT_STATES, type ProductState } from "#core/rules/product-state.ts";
import { Field, Select } from "#web/ui/field.tsx";
import { CategoryOptions } from "../codes/category-options.tsx";
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
	const options: Partial<Record<EditKind, ReactNode>> = {
		state: PRODUCT_STATES.map((state) => (
			<option key={state} value={state}>
				{messages.states[state]}
			</option>
		)),
		category: <CategoryOptions shelves={choices.categories.data} chosen={null} />,
		collection: choices.collections.data?.map((one) => (
			<option key={one.id_collection} value={one.id_collection}>
				{filedName(one)}
			</option>
		)),
	};
	const shared = {
		label: words.kinds[kind],
		value: typed,
		...(problem && { message: problem, state: "bad" as const }),
	};
	if (kind in options) {
		return (
			<Select
				{...shared}
				{...meaningOf(kind, typed)}
				placeholder={words.choose}
				onChange={({ currentTarget }) => onTyped(currentTarget.value)}
			>
				{options[kind]}
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
