import { lazy, Suspense } from "react";
import type { Note } from "#core/contract/notes.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import messages from "./messages.en.ts";

/** What checks a form weighs more than all notes: it comes after them. */
const NoteForm = lazy(ifReached(() => import("./note-form.tsx")));

export type NotesProps = {
	/** What they are on, as what is typed is kept: `order 12`. */
	of: string;
	notes: readonly Note[];
	/** Writes a note, where one may. */
	onAdd: ((text: string, about: Note["about"]) => Promise<void>) | null;
	onRemove: (note: Note) => Promise<void>;
	/** What a new note can be about; the first without being asked. */
	subjects: readonly Note["about"][];
};

/** What staff wrote down, newest first, and the place to write more. */
export function Notes({ of, notes, onAdd, onRemove, subjects }: NotesProps) {
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
			{onAdd && (
				<Suspense fallback={<div className={`print:hidden ${subjects.length > 1 ? "min-h-64" : "min-h-44"}`} />}>
					<NoteForm of={of} subjects={subjects} onAdd={onAdd} />
				</Suspense>
			)}
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
									look="flush"
									className="text-note"
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
