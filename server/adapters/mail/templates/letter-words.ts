import type { Language } from "#core/languages.ts";
import { formatMoney } from "#core/rules/money.ts";
import en from "./letter.messages.en.ts";
import es from "./letter.messages.es.ts";

/** What every letter says. */
export const letterWords = { en, es };

export function moneyIn(language: Language, amount: number, currency: string): string {
	return formatMoney(amount, currency, letterWords[language].locale);
}

const numbers = { en: new Intl.NumberFormat(en.locale), es: new Intl.NumberFormat(es.locale) };

export function numberIn(language: Language, value: number): string {
	return numbers[language].format(value);
}

/** A moment by the shop's clock. */
export function momentIn(language: Language, instant: string, timeZone: string): string {
	return clockIn(language, timeZone, "short").format(new Date(instant));
}

/** The day of a moment by the shop's clock. */
export function dayIn(language: Language, at: Date, timeZone: string): string {
	return clockIn(language, timeZone, undefined).format(at);
}

/** Made once each: making one takes longer than writing a letter. A shop has few time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(language: Language, timeZone: string, timeStyle: "short" | undefined): Intl.DateTimeFormat {
	const key = `${language} ${timeZone} ${timeStyle}`;
	let clock = clocks.get(key);
	if (!clock) {
		const form = { dateStyle: "long", ...(timeStyle && { timeStyle }), timeZone } as const;
		clock = new Intl.DateTimeFormat(letterWords[language].locale, form);
		clocks.set(key, clock);
	}
	return clock;
}
