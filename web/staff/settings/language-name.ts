import type { Language } from "#core/languages.ts";

/** A language by its own name for itself. */
export function languageName(language: Language): string {
	const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
	return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
