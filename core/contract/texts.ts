import { z } from "zod";
import type { Language } from "../languages.ts";
import { settingMessages } from "../messages/settings.ts";
import type { TextName } from "../rules/texts.ts";
import { bounded, isText } from "./fields.ts";

/** Some fifteen printed pages. */
export const TEXT_MAX = 20_000;

const Markdown = bounded(TEXT_MAX, settingMessages.text, settingMessages.textTooLong)
	.trim()
	.min(1, settingMessages.text)
	.refine(isText, settingMessages.text);

const InLanguages = z.strictObject({
	en: Markdown.optional(),
	es: Markdown.optional(),
} satisfies Record<Language, z.ZodType>);

/** What the owner wrote in place of the sample texts. */
export const Texts = z.strictObject({
	terms: InLanguages.optional(),
	privacy: InLanguages.optional(),
	returns: InLanguages.optional(),
	contact: InLanguages.optional(),
} satisfies Record<TextName, z.ZodType>);

const TypedMarkdown = bounded(TEXT_MAX, settingMessages.text, settingMessages.textTooLong).trim();
const Typed = z.object({ en: TypedMarkdown, es: TypedMarkdown });

/** The same as it stands in fields: nothing typed is nothing written. */
export const TypedTexts = z.object({ terms: Typed, privacy: Typed, returns: Typed, contact: Typed });
