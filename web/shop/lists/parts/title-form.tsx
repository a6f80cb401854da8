import { type FormEvent, useState } from "react";
import { ListTitle } from "#core/contract/lists.ts";
import { LIST_TITLE_MAX } from "#core/rules/favourites.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { sentenceOf } from "../change-lists.ts";

type TitleFormProps = {
	label: string;
	action: string;
	value?: string;
	onSubmit: (title: string) => Promise<unknown>;
};

/** Asks for the name of a list; what is wrong with it is said beside it. */
export function TitleForm({ label, action, value = "", onSubmit }: TitleFormProps) {
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const parsed = ListTitle.safeParse(new FormData(event.currentTarget).get("title"));
		if (!parsed.success) return setProblem(parsed.error.issues[0]?.message);
		setProblem(undefined);
		setBusy(true);
		try {
			await onSubmit(parsed.data);
		} catch (error) {
			setProblem(sentenceOf(error));
		} finally {
			setBusy(false);
		}
	};

	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
			<Field
				label={label}
				name="title"
				defaultValue={value}
				maxLength={LIST_TITLE_MAX}
				autoComplete="off"
				message={problem}
				state={problem ? "bad" : undefined}
			/>
			<Button type="submit" busy={busy} className="self-start">
				{action}
			</Button>
		</form>
	);
}
