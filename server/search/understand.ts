import type { Pool } from "pg";
import { partsOf, type Term, termsOf } from "#core/search/query.ts";
import { isEntered } from "#core/search/vocabulary.ts";
import { conceptsBeginning, conceptsWithin, knownConcepts, nearestWord } from "./known-words.ts";

/** What a search asks for. */
export type Understood = {
	/** A product has to say one of each of these; null when the shop has nothing of the kind. */
	wanted: Wanted | null;
	/** What was searched for in place of what was typed. */
	corrected: string | null;
};
export type Wanted = readonly (readonly string[])[];

/** Pieces shorter than this are in nearly every word. */
const SHORTEST_PIECE = 3;

type Meant = { concepts: readonly string[]; shown: string; isCorrected: boolean };

/**
 * Understands a typed text by the shop's own words: as whole words; else as beginnings of words; and what is no word of
 * the vocabulary as pieces of words, else as words with typing errors.
 */
export async function understand(pool: Pool, typed: string): Promise<Understood> {
	const terms = termsOf(typed);
	const asked = terms.flatMap((term) => [term, ...partsOf(term)]);
	const known = await knownConcepts(
		pool,
		asked.flatMap(({ concept, wider }) => (wider === undefined ? [concept] : [concept, wider])),
	);
	const meant: Meant[] = [];
	for (const term of terms.flatMap((given) => withoutUnknownNames(given, known))) {
		const found = await meantBy(pool, term, known);
		if (!found) return { wanted: null, corrected: null };
		meant.push(found);
	}
	if (meant.length === 0) return { wanted: null, corrected: null };
	return {
		wanted: meant.map(({ concepts }) => concepts),
		corrected: meant.some(({ isCorrected }) => isCorrected) ? meant.map(({ shown }) => shown).join(" ") : null,
	};
}

const isKnown = ({ concept, wider }: Term, known: ReadonlySet<string>) =>
	known.has(concept) || (wider !== undefined && known.has(wider));

/** A name of several words that nothing in the shop is called by is looked for word by word. */
function withoutUnknownNames(term: Term, known: ReadonlySet<string>): Term[] {
	return term.words.length === 1 || isKnown(term, known) ? [term] : partsOf(term);
}

async function meantBy(pool: Pool, term: Term, known: ReadonlySet<string>): Promise<Meant | null> {
	const shown = term.words.map((word) => word.shown).join(" ");
	const asTyped = (concepts: readonly string[]): Meant => ({ concepts, shown, isCorrected: false });
	if (known.has(term.concept)) return asTyped([term.concept]);
	if (term.wider !== undefined && known.has(term.wider)) return asTyped([term.wider]);
	const [word] = term.words;
	if (!word) return null;
	const beginning = await conceptsBeginning(pool, word);
	if (beginning.length > 0) return asTyped(beginning);
	// Who types "men" means no women, and who types "skirt" no shirt, also where the shop has none.
	if (isEntered(word)) return null;
	const within = word.folded.length < SHORTEST_PIECE ? [] : await conceptsWithin(pool, word);
	if (within.length > 0) return asTyped(within);
	const nearest = await nearestWord(pool, word);
	return nearest && { ...nearest, isCorrected: true };
}
