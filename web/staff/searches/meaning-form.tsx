import { useEffect } from "react";
import { Synonyms } from "#core/contract/synonyms.ts";
import type { Synonym } from "#core/search/synonyms.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import messages from "./messages.en.ts";

type MeaningFormProps = {
	/** What somebody wants to explain. */
	word: string;
	onSave: (synonym: Synonym) => Promise<void>;
};

/** Says what a word means; begun with one of the list, the meaning is what is left to type. */
export function MeaningForm({ word, onSave }: MeaningFormProps) {
	const form = useSchemaForm(Synonyms.element, { defaultValues: { word, means: "" } });
	const { setFocus } = form;
	useEffect(() => {
		if (word !== "") setFocus("means");
	}, [word, setFocus]);

	const save = form.handleSubmit(async (synonym) => {
		try {
			await onSave(synonym);
			form.reset({ word: "", means: "" });
		} catch (error) {
			showRefusal(form, error as ApiError, {});
		}
	});

	return (
		<form method="post" noValidate onSubmit={save} aria-label={messages.meaning} className="flex flex-col gap-3">
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<Field label={messages.word} autoComplete="off" {...fieldOf(form, "word")} />
				<Field label={messages.isMeant} autoComplete="off" hint={messages.example} {...fieldOf(form, "means")} />
			</div>
			<Button type="submit" busy={form.formState.isSubmitting} className="min-w-32 self-start">
				{messages.save}
			</Button>
		</form>
	);
}
