import type { Pool } from "pg";
import { errorsAllowed, errorsBetween, lettersChangedBy, lettersOf } from "#core/search/spelling.ts";
import { meaningOf, vocabularyWords } from "#core/search/vocabulary.ts";
import { stemOf, type Word } from "#core/search/words.ts";

/** A beginning or a piece may stand for so many concepts, one of one or two letters for fewer. */
const MOST_MEANT = 30;
const MOST_MEANT_BY_FEW_LETTERS = 8;
/** A shorter beginning is one of too many words. */
const SHORTEST_TELLING = 3;

/** What fewer products say is looked up whole. */
const COMMON = 2000;

type Meant = { concepts: string[]; shown: string };
type Candidate = { folded: string; shown: string; concept: string; products: number };

/** Those of the concepts that some product says. */
export async function knownConcepts(pool: Pool, concepts: readonly string[]): Promise<Set<string>> {
	const { rows } = await pool.query<{ concept: string }>({
		name: "known_concepts",
		text: "select distinct concept from search_word where concept = any($1::text[])",
		values: [concepts],
	});
	return new Set(rows.map(({ concept }) => concept));
}

/** Whether so many products say what is wanted that not all of them should be looked at; as far as was counted last. */
export async function areCommon(pool: Pool, wanted: readonly (readonly string[])[]): Promise<boolean> {
	const { rows } = await pool.query<{ concept: string; products: number }>({
		name: "common_concepts",
		text: "select concept, max(products) as products from search_word where concept = any($1::text[]) group by concept",
		values: [wanted.flat()],
	});
	const products = new Map(rows.map((row) => [row.concept, row.products]));
	return wanted.every((concepts) => concepts.reduce((sum, concept) => sum + (products.get(concept) ?? 0), 0) > COMMON);
}

/**
 * What words that begin so stand for, in the shop or in the vocabulary: the commonest first, but for a single letter the
 * rarest, which are names, because the common words of a letter are half the shop.
 */
export async function conceptsBeginning(pool: Pool, { folded }: Word): Promise<string[]> {
	if (folded.length < SHORTEST_TELLING) {
		return conceptsLike(pool, `${folded}%`, folded.length === 1 ? "asc" : "desc", MOST_MEANT_BY_FEW_LETTERS);
	}
	const own = await conceptsLike(pool, `${folded}%`, "desc", MOST_MEANT);
	const entered = vocabularyWords.filter((word) => word.folded.startsWith(folded)).map(({ concept }) => concept);
	if (entered.length === 0) return own;
	return [...new Set([...own, ...(await knownConcepts(pool, entered))])];
}

/** What words that hold this piece stand for. */
export function conceptsWithin(pool: Pool, { folded }: Word): Promise<string[]> {
	return conceptsLike(pool, `%${folded}%`, "desc", MOST_MEANT);
}

/** Words are letters and digits: they hold nothing that `like` reads as a sign. */
async function conceptsLike(pool: Pool, pattern: string, order: "asc" | "desc", most: number): Promise<string[]> {
	const { rows } = await pool.query<{ concept: string }>(
		`select concept from search_word where word like $1
		group by concept order by max(products) ${order}, concept limit $2`,
		[pattern, most],
	);
	return rows.map(({ concept }) => concept);
}

/** The word that was most likely meant by one with typing errors: the fewest errors, then what most products say. */
export async function nearestWord(pool: Pool, typed: Word): Promise<Meant | null> {
	const most = errorsAllowed(typed.folded);
	if (most === 0) return null;
	const alike = [...(await listAlike(pool, typed.folded, most)), ...(await enteredAlike(pool, typed.folded, most))];
	const near = alike
		.map((candidate) => {
			const asWritten = errorsBetween(typed.folded, candidate.folded, most);
			const withoutEndings = errorsBetween(stemOf(typed.folded), stemOf(candidate.folded), most);
			return { ...candidate, asWritten, errors: Math.min(asWritten, withoutEndings) };
		})
		.filter(({ errors }) => errors <= most)
		.sort(
			(a, b) =>
				a.errors - b.errors ||
				a.asWritten - b.asWritten ||
				b.products - a.products ||
				a.folded.localeCompare(b.folded, "en"),
		);
	const [nearest] = near;
	if (!nearest) return null;
	const own = meaningOf(nearest).concept;
	const said = new Set(near.filter(({ folded }) => folded === nearest.folded).map(({ concept }) => concept));
	return { shown: nearest.shown, concepts: said.has(own) ? [own] : [...said] };
}

/** A plural's ending comes on top of the errors. */
const ENDING_LENGTH = 2;
const ENDING_LETTERS = 2;

/** The shop's words of about the same length and letters: few of many, found without comparing any letter by letter. */
async function listAlike(pool: Pool, word: string, errors: number): Promise<Candidate[]> {
	const { rows } = await pool.query<Candidate>({
		name: "words_alike",
		text: `select word as folded, shown, concept, products from search_word
			where length(word) between $1 and $2 and bit_count((letters # $3)::bit(32)) <= $4`,
		values: [...lengthsAlike(word, errors), lettersOf(word), lettersChangedBy(errors) + ENDING_LETTERS],
	});
	return rows;
}

/** The vocabulary's, of what the shop has. */
async function enteredAlike(pool: Pool, word: string, errors: number): Promise<Candidate[]> {
	const [shortest, longest] = lengthsAlike(word, errors);
	const alike = vocabularyWords.filter(
		({ folded }) =>
			folded.length >= shortest &&
			folded.length <= longest &&
			errorsBetween(stemOf(word), stemOf(folded), errors) <= errors,
	);
	if (alike.length === 0) return [];
	const known = await knownConcepts(
		pool,
		alike.map(({ concept }) => concept),
	);
	return alike.filter(({ concept }) => known.has(concept)).map((entry) => ({ ...entry, products: 0 }));
}

function lengthsAlike(word: string, errors: number): [shortest: number, longest: number] {
	const apart = errors + ENDING_LENGTH;
	return [word.length - apart, word.length + apart];
}
