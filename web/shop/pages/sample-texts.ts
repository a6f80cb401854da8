import type { Language } from "#core/languages.ts";
import type { TextName } from "#core/rules/texts.ts";
import contact from "../../../content/contact.md?raw";
import contactEs from "../../../content/es/contact.md?raw";
import privacyEs from "../../../content/es/privacy.md?raw";
import returnsEs from "../../../content/es/returns.md?raw";
import termsEs from "../../../content/es/terms.md?raw";
import privacy from "../../../content/privacy.md?raw";
import returns from "../../../content/returns.md?raw";
import terms from "../../../content/terms.md?raw";

/** What the shop's pages of text say until the owner writes something else. */
export const sampleOf: Record<Language, Record<TextName, string>> = {
	en: { contact, privacy, returns, terms },
	es: { contact: contactEs, privacy: privacyEs, returns: returnsEs, terms: termsEs },
};
