import creditCardType from "credit-card-type";
import { digitsOf, LONGEST_NUMBER } from "./card.ts";

/** After how many digits a gap stands on the card itself. */
const GAPS: Record<string, readonly number[]> = { "american-express": [4, 10], "diners-club": [4, 10] };
const USUAL_GAPS = [4, 8, 12, 16];

/** A card's number with the gaps it has on the card. */
export function groupedNumber(typed: string): string {
	const digits = digitsOf(typed).slice(0, LONGEST_NUMBER);
	const gaps = gapsOf(digits);
	return [...digits].map((digit, place) => (gaps.includes(place) ? ` ${digit}` : digit)).join("");
}

type Typed = { text: string; caret: number; isForward: boolean };

/**
 * What a field with a card's number holds after a key or a paste, and where its caret stands. Whoever deletes only a gap
 * means the digit beside it.
 */
export function typedNumber(before: string, { text, caret, isForward }: Typed): { text: string; caret: number } {
	let digits = digitsOf(text);
	let passed = digitsOf(text.slice(0, caret)).length;
	if (text.length < before.length && digits === digitsOf(before)) {
		if (!isForward) passed -= 1;
		digits = digits.slice(0, passed) + digits.slice(passed + 1);
	}
	const grouped = groupedNumber(digits);
	const gaps = gapsOf(digits).filter((place) => place < passed).length;
	return { text: grouped, caret: Math.min(passed + gaps, grouped.length) };
}

function gapsOf(digits: string): readonly number[] {
	return (digits && GAPS[creditCardType(digits)[0]?.type ?? ""]) || USUAL_GAPS;
}
