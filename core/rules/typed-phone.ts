import { isPhone } from "./client.ts";

/** What is dialled before a number from abroad, where people at home leave it out; with it one number would be two clients. */
const CALLING_CODES: ReadonlyMap<string, string> = new Map(
	Object.entries({
		// Argentina's mobiles are dialled from abroad with a 9 that nobody dials at home.
		AR: "549?",
		BO: "591",
		BR: "55",
		CL: "56",
		CO: "57",
		ES: "34",
		MX: "52",
		PE: "51",
		PY: "595",
		UY: "598",
	}),
);
const TYPED_MAX = 40;
const SHAPE = /^\(?[+\d][\d\s()./-]*\d$/;

/** A phone as people of a country write it, with spaces, hyphens, brackets, `+54` or `0054`; null when it is none. */
export function readPhone(typed: string, country: string): number | null {
	if (typed.length > TYPED_MAX || !SHAPE.test(typed)) return null;
	const joined = typed.replaceAll(/[\s()./-]/g, "");
	const home = CALLING_CODES.get(country) ?? "";
	const digits = joined.replace(new RegExp(`^(?:\\+|00)(?:${home})?`), "");
	if (!/^\d{1,20}$/.test(digits)) return null;
	const phone = Number(digits);
	return isPhone(phone) ? phone : null;
}
