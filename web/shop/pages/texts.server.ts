import type { Language } from "#core/languages.ts";
import words from "#web/facts/messages.en.ts";
import contact from "../../../content/contact.md?raw";
import contactEs from "../../../content/es/contact.md?raw";
import privacyEs from "../../../content/es/privacy.md?raw";
import returnsEs from "../../../content/es/returns.md?raw";
import termsEs from "../../../content/es/terms.md?raw";
import privacy from "../../../content/privacy.md?raw";
import returns from "../../../content/returns.md?raw";
import terms from "../../../content/terms.md?raw";
import { fillIn } from "./fill-in.ts";
import { type Block, readMarkdown } from "./markdown.ts";

const texts: Record<Language, Record<string, string>> = {
	en: { contact, privacy, returns, terms },
	es: { contact: contactEs, privacy: privacyEs, returns: returnsEs, terms: termsEs },
};

/** The owner's text for an address such as `/terms`, with what the owner has set filled in. */
export function readText(pathname: string, settings: Parameters<typeof fillIn>[1]): Block[] {
	const text = texts[words.language][pathname.split("/").findLast(Boolean) ?? ""] ?? "";
	return readMarkdown(fillIn(text, settings));
}
