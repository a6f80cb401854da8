import { useState } from "react";
import { NewNote, type Note } from "#core/contract/notes.ts";
import { NOTE_MAX } from "#core/rules/notes.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { UnsavedLine } from "#web/forms/unsaved-line.tsx";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Select, TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./messages.en.ts";
import type { NotesProps } from "./notes.tsx";

type NoteFormProps = Pick<NotesProps, "of" | "subjects"> & { onAdd: NonNullable<NotesProps["onAdd"]> };

/** What was typed outlives the session. */
export default function NoteForm({ of, subjects, onAdd }: NoteFormProps) {
	const { form, unsaved } = useKeptForm(NewNote, { keptAs: `note on ${of}`, isNew: true, defaultValues: { text: "" } });
	const [about, setAbout] = useState(subjects[0] ?? "order");
	const add = form.handleSubmit(async ({ text }) => {
		try {
			await onAdd(text, about);
			form.reset();
			unsaved.forget();
			showToast(messages.added, "success");
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});
	return (
		<form noValidate onSubmit={add} className="flex flex-col items-start gap-3">
			<UnsavedLine of={unsaved} />
			<TextField label={messages.field} rows={3} maxLength={NOTE_MAX} className="w-full" {...fieldOf(form, "text")} />
			{subjects.length > 1 && (
				<Select
					label={messages.about}
					value={about}
					onChange={({ currentTarget }) => setAbout(currentTarget.value as Note["about"])}
					className="w-full"
				>
					{subjects.map((subject) => (
						<option key={subject} value={subject}>
							{messages.subjects[subject]}
						</option>
					))}
				</Select>
			)}
			<Button type="submit" look="outline" busy={form.formState.isSubmitting}>
				{messages.add}
			</Button>
		</form>
	);
}
