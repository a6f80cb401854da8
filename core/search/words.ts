/** Of a longer text no more than this is looked at. */
const TEXT_LENGTH_MAX = 200;
const WORDS_MAX = 24;
const WORD_LENGTH_MAX = 30;

const MARKS = /\p{Mark}/gu;
const POSSESSIVE = /['’]s(?![\p{L}\p{N}])/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
/** Letters that are not a plain letter with a mark. */
const SPELLED_OUT: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };
const TO_SPELL_OUT = /[ßæœøłđ]/g;

/** Without regard to case and accents. */
export function folded(text: string): string {
	const plain = text.normalize("NFD").replace(MARKS, "").toLowerCase();
	return plain.replace(TO_SPELL_OUT, (letter) => SPELLED_OUT[letter] ?? letter);
}

/** A word as it was written, in lower case, and as it is compared. */
export type Word = { shown: string; folded: string };

/** The words of a text. What products say and what people type is cut by this one rule, so that the two meet. */
export function wordsOf(text: string): Word[] {
	const pieces = text.slice(0, TEXT_LENGTH_MAX).normalize("NFC").replace(POSSESSIVE, "").split(BETWEEN_WORDS);
	return pieces
		.filter((piece) => piece !== "")
		.slice(0, WORDS_MAX)
		.map((piece) => {
			const shown = [...piece.toLowerCase()].slice(0, WORD_LENGTH_MAX).join("");
			return { shown, folded: folded(shown) };
		})
		.filter((word) => word.folded !== "");
}

const SHORTEST_WITH_ENDING = 4;

/**
 * What is left of a word without the endings of English and Spanish plurals. It need not be a word itself: it is only
 * compared with what is left of other words.
 */
export function stemOf(word: string): string {
	if (word.length < SHORTEST_WITH_ENDING || /\d/.test(word)) return word;
	if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
	const one = /[^s]s$/.test(word) ? word.slice(0, -1) : word;
	if (/...ie$/.test(one)) return `${one.slice(0, -2)}y`;
	return one.length > SHORTEST_WITH_ENDING && one.endsWith("e") ? one.slice(0, -1) : one;
}
