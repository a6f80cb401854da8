import { conceptOf, familyOfName, type Meaning, meaningOf, meaningsOf, widerGarment } from "./vocabulary.ts";
import { type Word, wordsOf } from "./words.ts";

/** So many concepts narrow a search; what is typed beyond them would hardly narrow it more. */
const TERMS_MAX = 8;

/** What says nothing of a garment, in English and Spanish. */
const SMALL_WORDS = new Set(
	"a al an and con de del e el en for in la las los o of on or para por that the to u un una with y".split(" "),
);

/** One thing a product has to have to be found. */
export type Term = {
	concept: string;
	/** What will do where nothing in the shop is called so: any red for a burgundy. */
	wider: string | undefined;
	/** As typed. */
	words: readonly Word[];
};

/** What a typed text asks for, each thing once. Empty when it holds no word. */
export function termsOf(typed: string): Term[] {
	const meanings = meaningsOf(wordsOf(typed));
	const telling = meanings.filter(({ words }) => words.length > 1 || !SMALL_WORDS.has(words[0]?.folded ?? ""));
	const terms = (telling.length > 0 ? telling : meanings).map(termOf);
	return terms
		.filter(({ concept }, at) => terms.findIndex((term) => term.concept === concept) === at)
		.slice(0, TERMS_MAX);
}

/** The words of a name that the shop does not know as a whole. */
export function partsOf({ words }: Term): Term[] {
	return words.filter(({ folded }) => !SMALL_WORDS.has(folded)).map((word) => termOf(meaningOf(word)));
}

function termOf({ concept, words }: Meaning): Term {
	const also = widerGarment(concept) ?? familyOfName(concept);
	return { concept, words, wider: also && conceptOf(also) };
}
