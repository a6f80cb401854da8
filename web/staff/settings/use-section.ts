import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { factsOf, type Settings, type VersionedSettings } from "#core/contract/settings.ts";
import type { ApiError } from "#web/api.ts";
import words from "#web/facts/messages.en.ts";
import { browserFacts, tellFacts } from "#web/facts/shop-facts.tsx";
import { showRefusal } from "#web/forms/bound-field.ts";
import { useKeptForm } from "#web/forms/use-kept-form.ts";
import type { Loaded } from "#web/loading/use-loaded.ts";
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

	const take = (now: VersionedSettings) => {
		setBegun(now);
		setTheirs(null);
		form.reset(typed(now));
	};
	const save = async (changes: Pick<Settings, N>, seen: VersionedSettings) => {
		const { isSaved, now } = await saveSettings(changes, seen);
		if (isSaved) followThisPage(now);
		loaded.put(now);
		tellFacts(factsOf(now));
		if (isSaved) take(now);
		else setTheirs(now);
		return isSaved ? now : null;
	};
	const undo = async (before: Settings, now: VersionedSettings) => {
		const former = {} as Pick<Settings, N>;
		for (const name of names) former[name] = before[name];
		try {
			if (await save(former, now)) showToast(frame.undone, "success");
		} catch (error) {
			tellRefusal(error);
		}
	};
	const submit = form.handleSubmit(async (changes) => {
		const seen = theirs ?? (changedNames(names, begun, newest).length > 0 ? begun : newest);
		try {
			const now = await save(changes, seen);
			if (!now) return;
			const way = { label: frame.undo, act: () => void undo(seen, now) };
			if (changedNames(names, seen, now).length > 0) showToast(messages.saved, "success", way);
			else showToast(messages.unchanged, "info");
		} catch (error) {
			showRefusal(form, error as ApiError);
		}
	});

	const changedByThem = theirs ? changedNames(names, begun, theirs) : [];
	return { form, unsaved, submit, theirs, changedByThem, takeTheirs: () => theirs && take(theirs) };
}

/** Other languages may move this very page, which is then opened anew. */
function followThisPage({ languages }: Settings): void {
	const { pathname: path, search } = location;
	const place = movedTo({ path, language: words.language }, browserFacts().languages, languages);
	if (place) location.assign(place + search);
}
