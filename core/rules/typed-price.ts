/** Digits in groups of three, or none; then at most two decimals behind the other sign. */
const FORMS = [
	/^(\d+)(?:\.(\d{1,2}))?$/,
	/^(\d+)(?:,(\d{1,2}))?$/,
	/^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
	/^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
	/^(\d{1,3}(?:,\d{3}){2,})$/,
	/^(\d{1,3}(?:\.\d{3}){2,})$/,
];

/**
 * The amount somebody typed, as people write it: `1500.50`, `1500,50`, `1,500.50` and `1.500,50` are the same. Null for
 * anything else, above all for `1,500`, which is one and a half to some and fifteen hundred to others.
 */
export function readTypedPrice(typed: string): number | null {
	for (const form of FORMS) {
		const found = form.exec(typed.trim());
		if (found) return Number(`${found[1]?.replace(/[.,]/g, "")}.${found[2] ?? "0"}`);
	}
	return null;
}

/** An amount as somebody who writes in this way would type it: `1500.50` or `1500,50`. */
export function priceAsTyped(amount: number, locale: string): string {
	return new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: 2 }).format(amount);
}

/** A number as somebody who writes in this way would type it: `4.95` or `4,95`, with no more decimals than it has. */
export function numberAsTyped(value: number, locale: string): string {
	return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(value);
}

/** Figures that can be read in more than one way. */
export function isUnclearPrice(typed: string): boolean {
	return readTypedPrice(typed) === null && /^\d[\d.,]*\d$/.test(typed.trim());
}
