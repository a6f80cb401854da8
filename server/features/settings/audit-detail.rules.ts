import type { SettingChanges, SettingName, Settings } from "#core/contract/settings.ts";
import { LANGUAGES } from "#core/languages.ts";
import { type OwnTexts, TEXT_NAMES, type TextName } from "#core/rules/texts.ts";

/**
 * What the audit log keeps of a changed setting: what it was and became. Texts are long: how long they were and became is
 * told of them, and what they said is kept beside it (`wordings`), for whoever takes the change back.
 */
export function auditDetail(name: SettingName, before: Settings, after: SettingChanges): Record<string, unknown> {
	if (name !== "texts") return { before: before[name], after: after[name] };
	const [was, is] = [before.texts, after.texts ?? {}];
	return { before: lengths(was, is), after: lengths(is, was), wordings: { before: was, after: is } };
}

/** By text and language, of those that are not the same in the other. */
function lengths(texts: OwnTexts, other: OwnTexts): Record<string, Record<string, number>> {
	const lengthsOf = (name: TextName) =>
		LANGUAGES.flatMap((language) => {
			const text = texts[name]?.[language];
			return text === undefined || text === other[name]?.[language] ? [] : [[language, text.length] as const];
		});
	const changed = TEXT_NAMES.map((name) => [name, Object.fromEntries(lengthsOf(name))] as const);
	return Object.fromEntries(changed.filter(([, found]) => Object.keys(found).length > 0));
}
