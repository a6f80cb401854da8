import { useState } from "react";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { TypedTexts } from "#core/contract/texts.ts";
import type { TextName } from "#core/rules/texts.ts";
import type { ApiError } from "#web/api.ts";
import { showRefusal } from "#web/forms/bound-field.ts";
import { useSchemaForm } from "#web/forms/use-schema-form.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { showToast } from "#web/ui/toast.tsx";
import frame from "../frame/messages.en.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import settingsMessages from "../settings/messages.en.ts";
import { saveTexts, textOf, typedOf, type Written, writtenIn } from "./save-texts.ts";

/** The texts in one form, saved together. What was typed stays until it is saved or given up. */
export function useTexts(loaded: Loaded<VersionedSettings>, showText: (name: TextName) => void) {
	const [begun, setBegun] = useState(loaded.data as VersionedSettings);
	/** How somebody else has left texts that were being typed here. */
	const [theirs, setTheirs] = useState<VersionedSettings | null>(null);
	const form = useSchemaForm(TypedTexts, { defaultValues: typedOf(begun.texts) });

	const take = (now: VersionedSettings) => {
		setBegun(now);
		setTheirs(null);
		form.reset(typedOf(now.texts));
	};
	const save = async (written: readonly Written[], seen: VersionedSettings) => {
		const { isSaved, now } = await saveTexts(written, seen);
		loaded.put(now);
		if (isSaved) take(now);
		else setTheirs(now);
		return isSaved ? now : null;
	};
	const undo = async (former: readonly Written[], now: VersionedSettings) => {
		try {
			if (await save(former, now)) showToast(frame.undone, "success");
		} catch (error) {
			tellRefusal(error);
		}
	};
	const submit = form.handleSubmit(
		async (typed) => {
			const written = writtenIn(typed, begun.texts);
			if (written.length === 0) return showToast(settingsMessages.unchanged, "info");
			const seen = theirs ?? begun;
			const former = written.map((one) => ({ ...one, text: textOf(seen.texts, one) }));
			try {
				const now = await save(written, seen);
				if (!now) return;
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

	const changedByThem = theirs
		? writtenIn(form.getValues(), begun.texts).filter((one) => textOf(begun.texts, one) !== textOf(theirs.texts, one))
		: [];
	return { form, submit, theirs, changedByThem, takeTheirs: () => theirs && take(theirs) };
}
