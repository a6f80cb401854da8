import { readPhone } from "./typed-phone.ts";

/** What staff look for: an order's number; digits of a number, a phone or a parcel; or words, all of which must be there. */
export type OrderSearch =
	| { kind: "number"; number: number }
	| { kind: "digits"; number: number | null; pieces: string[] }
	| { kind: "words"; words: string[] };

const NUMBER = /^#\s*(\d{1,15})$/;
const DIGITS = /^[+(]?\d[\d\s()./-]*$/;
const LONGEST_NUMBER = 15;
/** Beyond, more words find nothing else. */
const MOST_WORDS = 8;

/** Reads what was typed as people of a country write numbers and phones; null where nothing was. */
export function readOrderSearch(typed: string, country: string): OrderSearch | null {
	const text = typed.trim();
	if (text === "") return null;
	const number = NUMBER.exec(text)?.[1];
	if (number !== undefined) return { kind: "number", number: Number(number) };
	if (DIGITS.test(text)) return digitsOf(text, country);
	return { kind: "words", words: [...new Set(text.split(/\s+/))].slice(0, MOST_WORDS) };
}

/** A number that was copied from somewhere may be a parcel's, with its zeros, or a phone with what is dialled before it. */
function digitsOf(text: string, country: string): OrderSearch {
	const joined = text.replaceAll(/\D/g, "");
	const phone = readPhone(text, country);
	const isNumber = /^\d+$/.test(text) && joined.length <= LONGEST_NUMBER;
	return {
		kind: "digits",
		number: isNumber ? Number(joined) : null,
		pieces: [...new Set([joined, ...(phone === null ? [] : [String(phone)])])],
	};
}
