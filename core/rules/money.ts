/** Whole cents of an amount on the wire. */
export function toCents(amount: number): number {
	return Math.round(amount * 100);
}

/** The wire's number of an amount in cents: at most two decimals. */
export function fromCents(cents: number): number {
	return cents / 100;
}

type Form = { sign: string; digits: Intl.NumberFormat };

/** A form takes far longer to make than to use, and a shop has one or two. */
const forms = new Map<string, Form>();

/** As shown to people: the currency's own sign, then the amount as the language groups it, always with two decimals. */
export function formatMoney(amount: number, currency: string, language = "en"): string {
	const { sign, digits } = formOf(currency, language);
	const isNegative = toCents(amount) < 0;
	return `${isNegative ? "-" : ""}${sign}\u00a0${digits.format(Math.abs(amount))}`;
}

function formOf(currency: string, language: string): Form {
	const key = `${language} ${currency}`;
	const known = forms.get(key);
	if (known) return known;
	const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: "always" } as const;
	const form = { sign: currencySign(currency, language), digits: new Intl.NumberFormat(language, decimals) };
	forms.set(key, form);
	return form;
}

/** `$` for pesos, `€` for euros; a currency without a sign of its own is named by its code. */
function currencySign(currency: string, language: string): string {
	const named = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
	return named.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}
