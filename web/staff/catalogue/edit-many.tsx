import { type FormEvent, useState } from "react";
import type { GivenTo } from "#core/calls/call.ts";
import { products } from "#core/calls/products.ts";
import type { ManyEditedOutcome } from "#core/contract/catalogue-tools.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import refusals from "#web/refusals/messages.en.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { tellDone } from "../frame/undo.ts";
import type { Choices } from "../products/read-choices.ts";
import { BeforeAndAfter } from "./before-and-after.tsx";
import { type EditKind, editOf } from "./edit-of.ts";
import { EditValue } from "./edit-value.tsx";
import messages from "./messages.en.ts";

const words = messages.edit;
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
		if (edit === null) return setProblem(words.bad);
		setBusy(true);
		setProblem("");
		try {
			const { data } = await signedCall(products.editMany, { body: { which, edit, ...(seen && { seen }) } });
			if (seen && data.problems.length === 0) {
				tellDone(words.done(data.changed), data.change, onUndone);
				restart();
				onDone();
			} else setPreview(await inOwnWords(data));
		} catch (error) {
			const { code, body, message } = error as ApiError;
			const { current } = (body ?? {}) as { current?: ManyEditedOutcome };
			if (code === "version_conflict" && current) setPreview(await inOwnWords(current));
			setProblem(code === "version_conflict" ? words.overtaken : message);
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
			title={"ids" in which ? words.title(which.ids.length) : words.titleFound}
			open={open}
			onClose={close}
			footer={
				canApply && (
					<Button wide busy={isBusy} onClick={() => void send(preview.seen)}>
						{words.apply(preview.changed)}
					</Button>
				)
			}
		>
			<form onSubmit={submit} className="flex flex-col gap-4">
				<Select
					label={words.what}
					value={kind}
					onChange={({ currentTarget }) => {
						setKind(currentTarget.value as EditKind);
						setTyped("");
						restart();
					}}
				>
					{Object.entries(words.kinds).map(([value, word]) => (
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
					{words.show}
				</Button>
			</form>
			{preview && <BeforeAndAfter of={preview} choices={choices} />}
		</Popup>
	);
}

/** What stands in the way, in the language of the page. */
async function inOwnWords(outcome: ManyEditedOutcome): Promise<ManyEditedOutcome> {
	const said = outcome.problems.map(async (problem) => {
		const { message } = await refusals.said({ code: "conflict", message: problem.message });
		return { ...problem, message };
	});
	return { ...outcome, problems: await Promise.all(said) };
}
