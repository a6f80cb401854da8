import { type FormEvent, useState } from "react";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { TypedTexts } from "#core/contract/texts.ts";
import type { TextName } from "#core/rules/texts.ts";
import type { ApiError } from "#web/api.ts";
import { showRefusal } from "#web/forms/bound-field.ts";
import { isSame } from "#web/forms/on-top.ts";
import { showSaved } from "#web/forms/show-saved.ts";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { showToast } from "#web/ui/toast.tsx";
import frame from "../frame/messages.en.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import settingsMessages from "../settings/messages.en.ts";
import messages from "./messages.en.ts";
import { saveTexts, type TypedTexts as Typed, textOf, typedOf, type Written, writtenIn } from "./save-texts.ts";

/** The texts in one form, saved together. What was typed stays until it is saved or given up. */
export function useTexts(loaded: Loaded<VersionedSettings>, showText: (name: TextName) => void) {
	const [begun, setBegun] = useState(loaded.data as VersionedSettings);
	/** How somebody else has left texts that were being typed here. */
	const [theirs, setTheirs] = useState<VersionedSettings | null>(null);
	const { form, unsaved } = useKeptForm(TypedTexts, { keptAs: "texts", defaultValues: typedOf(begun.texts) });

	const take = (now: VersionedSettings, said: Typed) => {
		setBegun(now);
		setTheirs(null);
		showSaved(form, typedOf(now.texts), said);
	};
	const undo = async (former: readonly Written[], seen: VersionedSettings) => {
		try {
			const { isSaved, now } = await saveTexts(former, seen);
			loaded.put(now);
			const said = typedOf(seen.texts);
			if (isSaved || isSame(form.getValues(), said)) take(now, said);
			if (isSaved) showToast(frame.undone, "success");
			else showAlert({ title: frame.refused, text: messages.undoOvertaken, icon: "warning" });
		} catch (error) {
			tellRefusal(error);
		}
	};
	const save = (said: Typed) =>
		form.handleSubmit(
			async (typed) => {
				const written = writtenIn(typed, begun.texts);
				if (written.length === 0) return showToast(settingsMessages.unchanged, "info");
				const seen = theirs ?? begun;
				const former = written.map((one) => ({ ...one, text: textOf(seen.texts, one) }));
				try {
					const { isSaved, now } = await saveTexts(written, seen);
					loaded.put(now);
					if (!isSaved) return setTheirs(now);
					take(now, said);
					const way = { label: frame.undo, act: () => void undo(former, now) };
					showToast(settingsMessages.saved, "success", way);
				} catch (error) {
					showRefusal(form, error as ApiError);
				}
			},
			(problems) => {
				const [first] = Object.keys(problems) as TextName[];
				if (first) showText(first);
			},
		);
	const submit = (event: FormEvent) => save(structuredClone(form.getValues()))(event);

	const changedByThem = theirs
		? writtenIn(form.getValues(), begun.texts).filter((one) => textOf(begun.texts, one) !== textOf(theirs.texts, one))
		: [];
	return { form, unsaved, submit, theirs, changedByThem, takeTheirs: () => theirs && take(theirs, form.getValues()) };
}
