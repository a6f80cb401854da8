import { z } from "zod";
import { ListTitle } from "#core/contract/lists.ts";
import { LIST_TITLE_MAX } from "#core/rules/favourites.ts";
import { fieldOf } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { sentenceOf } from "../change-lists.ts";

type TitleFormProps = {
	label: string;
	action: string;
	value?: string;
	onSubmit: (title: string) => Promise<unknown>;
};

const Titled = z.object({ title: ListTitle });

/** Asks for the name of a list; what is wrong with it is said beside it. */
export function TitleForm({ label, action, value = "", onSubmit }: TitleFormProps) {
	const form = useSchemaForm(Titled, { mode: "onSubmit", defaultValues: { title: value } });

	const submit = form.handleSubmit(async ({ title }) => {
		try {
			await onSubmit(title);
		} catch (error) {
			form.setError("title", { type: "server", message: sentenceOf(error) });
		}
	});

	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
			<Field label={label} maxLength={LIST_TITLE_MAX} autoComplete="off" {...fieldOf(form, "title")} />
			<Button type="submit" busy={form.formState.isSubmitting} className="self-start">
				{action}
			</Button>
		</form>
	);
}
