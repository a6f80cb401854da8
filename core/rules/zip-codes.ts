/** How many digits the zip codes of a country have, where only one form of nothing but digits is in use. */
const DIGITS: ReadonlyMap<string, number> = new Map(
	Object.entries({
		3: "FO IS PG",
		4: "AL AM AR AT AU BD BE BG CH CV CY DK GE HT HU LI LU MD MK MZ NE NO NZ PH PY SI TN VE ZA",
		5: "AX BA BT CR CU DE DO DZ EE ES FI FR GT HN HR ID IQ IT JO KE KR KW LA LK LT MA ME MM MN MX MY NP PE PK RS SA SN TH TR UA UY VA ZM",
		6: "BY CN CO EC IN KG KZ NG RO RU SG TJ TM TT UZ",
		7: "CL IL",
	}).flatMap(([digits, countries]) => countries.split(" ").map((country) => [country, Number(digits)] as const)),
);
/** Letters and digits, maybe in two groups: what other countries write. */
const ANY = /^[A-Za-z0-9]{2,9}(?:[ -][A-Za-z0-9]{2,5})?$/;

export const zipDigits = (country: string): number | null => DIGITS.get(country) ?? null;

/** Argentina's long form, of which the four digits name the place. */
const LONG_FORM = /^[A-HJ-NP-Z](\d{4})[A-Z]{3}$/i;

/** A zip code as it is kept: where the short form is in use, the long one is shortened. */
export function keptZipCode(typed: string, country: string): string {
	const short = country === "AR" ? LONG_FORM.exec(typed.replaceAll(" ", ""))?.[1] : undefined;
	return short ?? typed;
}

/** Whether this is how zip codes are written in a country. */
export function isZipCode(value: string, country: string): boolean {
	const digits = zipDigits(country);
	return digits === null ? ANY.test(value) : value.length === digits && /^\d+$/.test(value);
}
