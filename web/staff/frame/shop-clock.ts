import { clockAt, momentOn } from "#core/rules/calendar.ts";
import words from "#web/facts/messages.en.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";

/** A moment in words, as the shop's clock shows it: staff elsewhere read the same. */
export function shopMoment(instant: string, timeZone = browserFacts().timeZone): string {
	const form = new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "short", timeZone });
	return form.format(new Date(instant));
}

const TYPED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/;

/** The moment somebody typed into a field for day and time; null for nothing, and for what is no moment. */
export function typedMoment(typed: string): string | null {
	if (!TYPED.test(typed)) return null;
	const moment = momentOn(typed, browserFacts().timeZone);
	if (Number.isNaN(moment.getTime())) return null;
	const instant = moment.toISOString();
	// The last hours of the year 9999 are those of 10000 elsewhere, which the shop does not take.
	return /^\d{4}-/.test(instant) ? instant : null;
}

/** Whether a field for day and time holds a moment or nothing. */
export function isMoment(typed: string): boolean {
	return typed === "" || typedMoment(typed) !== null;
}

/** What a field for day and time holds of a moment. */
export function typedOf(instant: string | null): string {
	return instant === null ? "" : clockAt(new Date(instant), browserFacts().timeZone);
}
