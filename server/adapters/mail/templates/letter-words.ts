import type { Language } from "#core/languages.ts";
import { formatMoney } from "#core/rules/money.ts";
import en from "./letter.messages.en.ts";
import es from "./letter.messages.es.ts";

/** What every letter says. */
export const letterWords = { en, es };

export function moneyIn(language: Language, amount: number, currency: string): string {
	return formatMoney(amount, currency, letterWords[language].locale);
}

export function numberIn(language: Language, value: number): string {
	return new Intl.NumberFormat(letterWords[language].locale).format(value);
}

/** A moment by the shop's clock. */
export function momentIn(language: Language, instant: string, timeZone: string): string {
	const form = { dateStyle: "long", timeStyle: "short", timeZone } as const;
	return new Intl.DateTimeFormat(letterWords[language].locale, form).format(new Date(instant));
}
