import { formatMoney } from "#core/rules/money.ts";
import words from "./messages.en.ts";

/** An amount in its currency, as pages of this language show it; `useMoney` knows the shop's own. */
export function moneyHere(amount: number, currency: string): string {
	return formatMoney(amount, currency, words.locale);
}
