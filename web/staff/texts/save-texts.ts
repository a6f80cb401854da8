import { settings } from "#core/calls/settings.ts";
import type { VersionedSettings } from "#core/contract/settings.ts";
import { LANGUAGES, type Language } from "#core/languages.ts";
import { type OwnTexts, TEXT_NAMES, type TextName, withText } from "#core/rules/texts.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { ApiError } from "#web/api.ts";
import type { SaveOutcome } from "../settings/save-settings.ts";

/** One text in one language; null: the sample. */
export type Written = { name: TextName; language: Language; text: string | null };
export type TypedTexts = Record<TextName, Record<Language, string>>;

/** Every text in every language. */
const TEXT_PLACES = TEXT_NAMES.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

/** What the owner wrote, as it stands in the fields. */
export function typedOf(texts: OwnTexts): TypedTexts {
	const inLanguages = (name: TextName) => ({ en: texts[name]?.en ?? "", es: texts[name]?.es ?? "" });
	return {
		terms: inLanguages("terms"),
		privacy: inLanguages("privacy"),
		returns: inLanguages("returns"),
		contact: inLanguages("contact"),
	};
}

/** Those of the fields that say something else than the texts did. */
export function writtenIn(typed: TypedTexts, before: OwnTexts): Written[] {
	return TEXT_PLACES.map((place) => ({ ...place, text: typed[place.name][place.language].trim() || null })).filter(
		(one) => one.text !== textOf(before, one),
	);
}

export function textOf(texts: OwnTexts, { name, language }: Pick<Written, "name" | "language">): string | null {
	return texts[name]?.[language] ?? null;
}

/** Saves some texts that were last seen as in `seen`; all others stay as they are now. */
export async function saveTexts(written: readonly Written[], seen: VersionedSettings): Promise<SaveOutcome> {
	try {
		const body = { version: seen.version, texts: written.reduce(withText, seen.texts) };
		return { isSaved: true, now: (await signedCall(settings.change, { body })).data };
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== "version_conflict") throw error;
		const { data: now } = await signedCall(settings.all, {});
		const isOvertaken = written.some((one) => textOf(seen.texts, one) !== textOf(now.texts, one));
		return isOvertaken ? { isSaved: false, now } : saveTexts(written, now);
	}
}
