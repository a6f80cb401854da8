import { type FormEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { factsOf, type Settings, type VersionedSettings } from "#core/contract/settings.ts";
import type { ApiError } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { showRefusal } from "#web/forms/bound-field.ts";
import { isSame } from "#web/forms/on-top.ts";
import { showSaved } from "#web/forms/show-saved.ts";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { showToast } from "#web/ui/toast.tsx";
import frame from "../frame/messages.en.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import messages from "./messages.en.ts";
import { movedTo } from "./moved-page.ts";
import { changedNames, saveSettings } from "./save-settings.ts";
import type { ShownName } from "./setting-words.ts";

export type SectionOf<N extends ShownName, I extends FieldValues> = {
	loaded: Loaded<VersionedSettings>;
	/** The settings it is about. */
	names: readonly N[];
	/** Reads what was typed into those settings. */
	schema: z.ZodType<Pick<Settings, N>, I>;
	/** The settings as they stand in the fields. */
	typed: (settings: Settings) => I;
};

/** Some settings in a form of their own, saved together. What was typed stays until it is saved or given up. */
export function useSection<N extends ShownName, I extends FieldValues>({
	loaded,
	names,
	schema,
	typed,
}: SectionOf<N, I>) {
	const newest = loaded.data as VersionedSettings;
	const [begun, setBegun] = useState(newest);
	/** How somebody else has left these settings while they were being typed here. */
	const [theirs, setTheirs] = useState<VersionedSettings | null>(null);
	const { form, unsaved } = useKeptForm(schema, {
		keptAs: `settings ${names.join(" ")}`,
		defaultValues: typed(begun),
	});

	const take = (now: VersionedSettings, said: I) => {
		setBegun(now);
		setTheirs(null);
		showSaved(form, typed(now), said);
	};
	const send = async (changes: Pick<Settings, N>, seen: VersionedSettings) => {
		const outcome = await saveSettings(changes, seen);
		if (outcome.isSaved) followThisPage(outcome.now);
		loaded.put(outcome.now);
		tellFacts(factsOf(outcome.now, words.language));
		return outcome;
	};
	const undo = async (before: Settings, seen: VersionedSettings) => {
		const former = {} as Pick<Settings, N>;
		for (const name of names) former[name] = before[name];
		try {
			const { isSaved, now } = await send(former, seen);
			const said = typed(seen);
			if (isSaved || isSame(form.getValues(), said)) take(now, said);
			if (isSaved) showToast(frame.undone, "success");
			else showAlert({ title: frame.refused, text: messages.undoOvertaken, icon: "warning" });
		} catch (error) {
			tellRefusal(error);
		}
	};
	const save = (said: I) =>
		form.handleSubmit(async (changes) => {
			const seen = theirs ?? (changedNames(names, begun, newest).length > 0 ? begun : newest);
			try {
				const { isSaved, now } = await send(changes, seen);
				if (!isSaved) return setTheirs(now);
				take(now, said);
				const way = { label: frame.undo, act: () => void undo(seen, now) };
				if (changedNames(names, seen, now).length > 0) showToast(messages.saved, "success", way);
				else if (now.version > seen.version) showToast(messages.saved, "success");
				else showToast(messages.unchanged, "info");
			} catch (error) {
				showRefusal(form, error as ApiError);
			}
		});
	const submit = (event: FormEvent) => save(structuredClone(form.getValues()))(event);

	const changedByThem = theirs ? changedNames(names, begun, theirs) : [];
	return { form, unsaved, submit, theirs, changedByThem, takeTheirs: () => theirs && take(theirs, form.getValues()) };
}

/** Other languages may move this very page, which is then opened anew. */
function followThisPage({ languages }: Settings): void {
	const { pathname: path, search } = location;
	const place = movedTo({ path, language: words.language }, browserFacts().languages, languages);
	if (place) location.assign(place + search);
}
