import { z } from "zod";
import { productFields } from "#core/contract/product-fields.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#core/languages.ts";
import { productFormMessages } from "#core/messages.ts";
import { isProductName } from "#core/rules/names.ts";
import { type ProductTranslations, withoutEmpty } from "#core/rules/translations.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";

type TypedTexts = { name: string; description: string };
/** Name and description in every language; an empty field says nothing. */
export type TypedTranslations = Record<Language, TypedTexts>;

const each = (make: (language: Language) => unknown) =>
	Object.fromEntries(LANGUAGES.map((language) => [language, make(language)]));

const { name, description } = productFields;
const orEmpty = (text: z.ZodType<string, string>) =>
	z.string().superRefine((typed, context) => {
		if (typed.trim() === "") return;
		const { error } = text.safeParse(typed);
		if (error) context.addIssue(error.issues[0]?.message ?? "");
	});
const TypedName = name.given.refine((text) => isProductName(text, browserFacts().names), productFormMessages.name);
const TypedTexts = z.object({ name: orEmpty(TypedName), description: orEmpty(description.given) });

export const TypedTranslations = z.object(each(() => TypedTexts) as Record<Language, typeof TypedTexts>);

export const noTranslations = () => each(() => ({ name: "", description: "" })) as TypedTranslations;

export function typedTranslations(translations: ProductTranslations = {}): TypedTranslations {
	const typed = each((language) => ({ name: "", description: "", ...translations[language] }));
	return typed as TypedTranslations;
}

/** As the shop takes them; null when nothing is said in another language. */
export function sentTranslations(typed: TypedTranslations): ProductTranslations | null {
	const said = (text: string) => text.trim() || undefined;
	const sent = each((language) => ({
		name: said(typed[language].name),
		description: said(typed[language].description),
	}));
	return withoutEmpty(sent as ProductTranslations);
}

export const isTranslated = ({ name, description }: TypedTexts): boolean => `${name}${description}`.trim() !== "";

/** In words, for the comparison of two versions. */
export function translationsInWords(typed: TypedTranslations): string {
	return LANGUAGES.filter((language) => isTranslated(typed[language]))
		.map((language) => {
			const { name, description } = typed[language];
			return `${LANGUAGE_NAMES[language]}: ${[name, description].filter(Boolean).join(". ")}`;
		})
		.join("; ");
}
