import words from "#web/facts/messages.en.ts";

/** A day of a gift list as the page's language says it. */
export function dayInWords(day: string): string {
	return new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
