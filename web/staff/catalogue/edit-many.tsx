import { type FormEvent, useState } from "react";
import type { GivenTo } from "#core/calls/call.ts";
import { products } from "#core/calls/products.ts";
import type { ManyEditedOutcome } from "#core/contract/catalogue-tools.ts";
import { PRODUCT_STATES } from "#core/rules/product-state.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { tellDone } from "../frame/undo.ts";
import type { Choices } from "../products/read-choices.ts";
import { BeforeAndAfter } from "./before-and-after.tsx";
import { type EditKind, editHints, editOf, editWords, productsWord, stateWords } from "./words.ts";

type Which = GivenTo<typeof products.editMany>["body"]["which"];

type EditManyProps = {
	which: Which;
	open: boolean;
	choices: Choices;
	onClose: () => void;
	onDone: () => void;
	onUndone: () => void;
};

/** The same edit for many products: chosen, looked at, done, and taken back from the toast. */
export function EditMany({ which, open, choices, onClose, onDone, onUndone }: EditManyProps) {
	const [kind, setKind] = useState<EditKind>("percent");
	const [typed, setTyped] = useState("");
	const [problem, setProblem] = useState("");
	const [preview, setPreview] = useState<ManyEditedOutcome | null>(null);
	const [isBusy, setBusy] = useState(false);

	const restart = () => {
		setPreview(null);
		setProblem("");
	};
	const close = () => {
		restart();
		onClose();
	};
	const send = async (seen?: string) => {
		const edit = editOf(kind, typed);
		if (edit === null) return setProblem("Please check this");
		setBusy(true);
		setProblem("");
		try {
			const { data } = await signedCall(products.editMany, { body: { which, edit, ...(seen && { seen }) } });
			if (seen && data.problems.length === 0) {
				tellDone(`${productsWord(data.changed)} changed`, data.change, onUndone);
				restart();
				onDone();
			} else setPreview(data);
		} catch (error) {
			const { code, body, message } = error as ApiError;
			const { current } = (body ?? {}) as { current?: ManyEditedOutcome };
			if (code === "version_conflict" && current) setPreview(current);
			setProblem(code === "version_conflict" ? "Something changed meanwhile: please look again" : message);
		}
		setBusy(false);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!isBusy) void send();
	};
	const canApply = preview !== null && preview.problems.length === 0 && preview.changed > 0;

	return (
		<Popup
			title={"ids" in which ? `Edit ${productsWord(which.ids.length)}` : "Edit all found"}
			open={open}
			onClose={close}
			footer={
				canApply && (
					<Button wide busy={isBusy} onClick={() => void send(preview.seen)}>
						Change {productsWord(preview.changed)}
					</Button>
				)
			}
		>
			<form onSubmit={submit} className="flex flex-col gap-4">
				<Select
					label="What to change"
					value={kind}
					onChange={({ currentTarget }) => {
						setKind(currentTarget.value as EditKind);
						setTyped("");
						restart();
					}}
				>
					{Object.entries(editWords).map(([value, word]) => (
						<option key={value} value={value}>
							{word}
						</option>
					))}
				</Select>
				<EditValue
					kind={kind}
					typed={typed}
					problem={problem}
					choices={choices}
					onTyped={(value) => {
						setTyped(value);
						restart();
					}}
				/>
				<Button type="submit" look="outline" busy={isBusy}>
					Show what it does
				</Button>
			</form>
			{preview && <BeforeAndAfter of={preview} choices={choices} />}
		</Popup>
	);
}

type EditValueProps = {
	kind: EditKind;
	typed: string;
	problem: string;
	choices: Choices;
	onTyped: (typed: string) => void;
};

function EditValue({ kind, typed, problem, choices, onTyped }: EditValueProps) {
	const { men = [], women = [] } = choices.categories.data ?? {};
	const options: Partial<Record<EditKind, (readonly [value: string | number, word: string])[]>> = {
		state: PRODUCT_STATES.map((state) => [state, stateWords[state]]),
		category: [...women, ...men].map(({ id_category, name }) => [id_category, name]),
		collection: (choices.collections.data ?? []).map(({ id_collection, name }) => [id_collection, name]),
	};
	const shared = {
		label: editWords[kind],
		value: typed,
		...(problem && { message: problem, state: "bad" as const }),
	};
	const known = options[kind];
	if (known) {
		return (
			<Select {...shared} placeholder="Choose" onChange={({ currentTarget }) => onTyped(currentTarget.value)}>
				{known.map(([value, word]) => (
					<option key={value} value={value}>
						{word}
					</option>
				))}
			</Select>
		);
	}
	if (kind === "endOffer") return problem ? <p className="text-brick text-note">{problem}</p> : null;
	const hint = editHints[kind];
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
