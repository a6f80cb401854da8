import { TEXT_NAMES } from "#core/rules/texts.ts";
import words from "#web/facts/messages.en.ts";
import { type ReadText, readText } from "./read-text.ts";

/** The text of an address such as `/terms` or `/es/terms`. */
export function textAt(pathname: string, settings: Parameters<typeof readText>[2]): ReadText {
	const last = pathname.split("/").findLast(Boolean);
	return readText(TEXT_NAMES.find((name) => name === last) ?? "contact", words.language, settings);
}
