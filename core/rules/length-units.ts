export type LengthUnit = "cm" | "in";

const CM_PER_INCH = 2.54;
const FRACTIONS = { "¼": 0.25, "½": 0.5, "¾": 0.75 } as const;
const QUARTERS = ["", "¼", "½", "¾"];
const TYPED =
	/^(\d{1,3})(?:[.,](\d{1,2})|\s*([¼½¾])|\s+([1-7])\/([248]))?\s*(cm|in|inch|inches|pulg\.?|pulgadas?|"|″|”|'')?$/;

/** What somebody typed, in centimetres; null where it is no length. A unit that is typed counts more than the chosen one. */
export function typedLength(text: string, unit: LengthUnit): number | null {
	const parts = TYPED.exec(text.trim().toLowerCase());
	if (!parts) return null;
	const [, whole, decimals, sign, over, under, said] = parts;
	const fraction = sign ? FRACTIONS[sign as keyof typeof FRACTIONS] : over && under ? Number(over) / Number(under) : 0;
	const length = Number(`${whole}.${decimals ?? 0}`) + fraction;
	const inInches = said === undefined ? unit === "in" : said !== "cm";
	return Math.round((inInches ? length * CM_PER_INCH : length) * 10) / 10;
}

/** Inches to the quarter, as tapes show them. */
export function inchesOf(cm: number): string {
	const quarters = Math.round((cm / CM_PER_INCH) * 4);
	const whole = Math.trunc(quarters / 4);
	const part = QUARTERS[quarters % 4] ?? "";
	return whole === 0 && part !== "" ? part : `${whole}${part}`;
}
