import { clockAt, momentOn } from "#core/rules/calendar.ts";
import words from "#web/facts/messages.en.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";

/** A moment in words, as the shop's clock shows it: staff elsewhere read the same. */
export function shopMoment(instant: string, timeZone = browserFacts().timeZone): string {
	const form = new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "short", timeZone });
	return form.format(new Date(instant));
}

/** The moment somebody typed into a field for day and time; null for nothing. */
export function typedMoment(typed: string): string | null {
	return typed === "" ? null : momentOn(typed, browserFacts().timeZone).toISOString();
}

/** What a field for day and time holds of a moment. */
export function typedOf(instant: string | null): string {
	return instant === null ? "" : clockAt(new Date(instant), browserFacts().timeZone);
}
