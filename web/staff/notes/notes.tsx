import { useState } from "react";
import { NewNote, type Note } from "#core/contract/notes.ts";
import { NOTE_MAX } from "#core/rules/notes.ts";
import type { ApiError } from "#web/api.ts";
import { fieldOf, showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Select, TextField } from "#web/ui/field.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import messages from "./messages.en.ts";

type NotesProps = {
	notes: readonly Note[];
	/** Writes a note, where one may. */
	onAdd: ((text: string, about: Note["about"]) => Promise<void>) | null;
	onRemove: (note: Note) => Promise<void>;
	/** What a new note can be about; the first without being asked. */
	subjects: readonly Note["about"][];
};

/** What staff wrote down, newest first, and the place to write more. */
export function Notes({ notes, onAdd, onRemove, subjects }: NotesProps) {
	const remove = async (note: Note) => {
		if (!(await askConfirm(messages.question))) return;
		try {
			await onRemove(note);
			showToast(messages.removed, "success");
		} catch (error) {
			tellRefusal(error);
		}
	};
	return (
		<div className="flex flex-col gap-4">
			<p className="text-note text-quiet">{messages.onlyStaff}</p>
			{onAdd && <NoteForm subjects={subjects} onAdd={onAdd} />}
			{notes.length === 0 && <p className="text-quiet">{messages.none}</p>}
			<ol className="flex flex-col">
				{notes.map((note) => (
					<li key={note.id} className="border-line border-t py-3">
						{subjects.length > 1 && note.about === "client" && (
							<p className="text-note text-quiet">{messages.aboutClient}</p>
						)}
						<p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
						<div className="flex flex-wrap items-center justify-between gap-x-4">
							<p className="text-note text-quiet">
								<time dateTime={note.at}>{shopMoment(note.at)}</time> · {note.by}
							</p>
							{note.isOwn && onAdd && (
								<Button
									look="quiet"
									className="px-0 text-note"
									aria-label={messages.removeOne(note.text.slice(0, 40))}
									onClick={() => void remove(note)}
								>
									{messages.remove}
								</Button>
							)}
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}

type NoteFormProps = Pick<NotesProps, "subjects"> & { onAdd: NonNullable<NotesProps["onAdd"]> };

function NoteForm({ subjects, onAdd }: NoteFormProps) {
	const form = useSchemaForm(NewNote, { defaultValues: { text: "" } });
	const [about, setAbout] = useState(subjects[0] ?? "order");
	const add = form.handleSubmit(async ({ text }) => {
		try {
			await onAdd(text, about);
			form.reset();
			showToast(messages.added, "success");
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});
	return (
		<form noValidate onSubmit={add} className="flex flex-col items-start gap-3">
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
