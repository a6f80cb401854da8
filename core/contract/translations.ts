import { z } from "zod";
import { LANGUAGES, type Language } from "../languages.ts";
import { type Translations, withoutEmpty } from "../rules/translations.ts";

function byLanguage<Texts extends z.ZodType>(texts: Texts) {
	const entries = LANGUAGES.map((language) => [language, texts.optional()]);
	return z.object(Object.fromEntries(entries) as Record<Language, z.ZodOptional<Texts>>);
}

/** Texts in any of the shop's languages. */
export function translatedTexts<Name extends string, Text extends z.ZodType<string, string>>(
	texts: Record<Name, Text>,
) {
	return byLanguage(z.object(texts).partial());
}

/** What a write says of some texts in other languages; all of them at once, null takes them away. */
export function givenTranslations<Name extends string, Text extends z.ZodType<string, string>>(
	texts: Record<Name, Text>,
) {
	return translatedTexts(texts)
		.transform((given) => withoutEmpty(given as Translations<Name>))
		.nullish();
}

/** As answers carry them. Not there: there are none. */
export function answeredTranslations<Name extends string>(...names: Name[]) {
	const texts = Object.fromEntries(names.map((name) => [name, z.string().optional()]));
	return byLanguage(z.object(texts as Record<Name, z.ZodOptional<z.ZodString>>)).optional();
}
