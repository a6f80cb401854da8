import { LANGUAGES, type Language } from "../languages.ts";

/** Texts of the catalogue in other languages than they were written in; what is not there is shown as it was written. */
export type Translations<Name extends string> = {
	[L in Language]?: { [N in Name]?: string | undefined } | undefined;
};
export type ProductTranslations = Translations<"name" | "description">;
export type NameTranslations = Translations<"name">;

export type Translated = { name: string; translations?: Translations<"name"> | null | undefined };

/** What something is called by readers of a language. */
export function nameIn({ name, translations }: Translated, language: Language | undefined): string {
	return (language && translations?.[language]?.name) ?? name;
}

/** Whatever it is called, in any language: as it was written first. */
export function allNames({ name, translations }: Translated): string[] {
	const others = LANGUAGES.flatMap((language) => translations?.[language]?.name ?? []);
	return [...new Set([name, ...others])];
}

/** Without languages that say nothing; null when none says anything. */
export function withoutEmpty<Name extends string>(translations: Translations<Name>): Translations<Name> | null {
	const said = LANGUAGES.flatMap((language) => {
		const texts = Object.entries(translations[language] ?? {}).filter(([, text]) => text !== undefined);
		return texts.length > 0 ? [[language, Object.fromEntries(texts)]] : [];
	});
	return said.length > 0 ? Object.fromEntries(said) : null;
}
