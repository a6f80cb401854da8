/** The languages the shop's texts are written in; code names the texts of the first. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español" };

/** Something for each language. */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
	return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** The texts of another language: the same names and the same blanks, other words. */
export type Wording<Texts> = Texts extends string
	? string
	: Texts extends (...blanks: infer Blanks) => infer Text
		? (...blanks: Blanks) => Wording<Text>
		: { [Name in keyof Texts]: Wording<Texts[Name]> };

/** The language to speak to somebody who would like one: theirs where the shop speaks it, else the shop's first. */
export function spokenOf(wanted: Language | null | undefined, spoken: readonly Language[]): Language {
	return spoken.find((language) => language === wanted) ?? spoken[0] ?? LANGUAGES[0];
}

/** In which language colours are called; none on the English pages of a shop that speaks English first, where they stand as they were written. */
export function colourLanguage(wanted: Language | undefined, spoken: readonly Language[]): Language | undefined {
	return wanted === LANGUAGES[0] && wanted === spoken[0] ? undefined : wanted;
}

/** Where the pages of a language are: the shop's first has the bare paths, any other is below its name. */
export function basenameOf(language: Language, spoken: readonly Language[]): string {
	return language === spoken[0] ? "/" : `/${language}`;
}

/** The language a page's path asks for, of those the shop speaks. */
export function languageAt(path: string, spoken: readonly Language[]): Language {
	const first = path.split("/", 2)[1]?.replace(/\.data$/, "");
	return spokenOf(
		spoken.slice(1).find((language) => language === first),
		spoken,
	);
}

/** The same page in another language. */
export function pathIn(language: Language, path: string, spoken: readonly Language[]): string {
	const basename = basenameOf(language, spoken);
	return basename === "/" ? path : path === "/" ? basename : basename + path;
}

/** The path of a page as code and links name it, without its language. */
export function plainPath(path: string, language: Language, spoken: readonly Language[]): string {
	const basename = basenameOf(language, spoken);
	if (path === basename) return "/";
	return path.startsWith(`${basename}/`) ? path.slice(basename.length) : path;
}
