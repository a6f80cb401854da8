import { familyOfHex, shadeOfHex } from "./colour-families.ts";
import { familyOfName, type Meaning, meaningOf, meaningsOf, widerGarment } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** Where a product says a concept, the most telling place first. */
const TIERS = { name: 1, type: 2, colour: 3, brand: 4, rest: 5 } as const;
type Tier = (typeof TIERS)[keyof typeof TIERS];
export const LAST_TIER = TIERS.rest;

export type Searchable = {
	/** As it was written, and in other languages. */
	names: readonly string[];
	/** What the garment type is called, likewise; none where it has no type. */
	types: readonly string[];
	colours: readonly { name: string; hex: string }[];
	brand: string;
	/** Whatever else it is found by: Women or Men, the collection. */
	rest: readonly string[];
};

type SearchDocument = {
	/** Each concept once, at its most telling place, as `termAt` writes it. */
	terms: string[];
	/** The words it is written in, with what they stand for. */
	words: KnownWord[];
};
export type KnownWord = { shown: string; folded: string; concept: string };

/** A concept at a place: what is stored, and what is looked for. */
export const termAt = (tier: number, concept: string) => `${tier}${concept}`;

/** What a product is found by. */
export function documentOf({ names, types, colours, brand, rest }: Searchable): SearchDocument {
	const places = new Map<string, number>();
	const words = new Map<string, KnownWord>();
	const write = (tier: Tier, text: string) => {
		const meanings = meaningsOf(wordsOf(text)).flatMap(withItsWords);
		for (const { concept, words: written } of meanings) {
			places.set(concept, Math.min(tier, places.get(concept) ?? tier));
			for (const word of written) words.set(`${word.folded} ${concept}`, { ...word, concept });
		}
		return meanings;
	};
	const called = [
		...names.flatMap((name) => write(TIERS.name, name)),
		...types.flatMap((type) => write(TIERS.type, type)),
	];
	for (const { concept } of called) write(TIERS.type, widerGarment(concept) ?? "");
	for (const colour of colours) {
		const named = write(TIERS.colour, colour.name);
		for (const text of otherNames(colour.hex, named)) write(TIERS.colour, text);
	}
	write(TIERS.brand, brand);
	for (const text of rest) write(TIERS.rest, text);
	return {
		terms: [...places].map(([concept, tier]) => termAt(tier, concept)),
		words: [...words.values()],
	};
}

/** What a name says, and each of its words. */
export const conceptsSaid = (name: string): ReadonlySet<string> =>
	new Set(
		meaningsOf(wordsOf(name))
			.flatMap(withItsWords)
			.map(({ concept }) => concept),
	);

/** A name of several words is also found by each of them, unless they say nothing by themselves. */
function withItsWords(meaning: Meaning): Meaning[] {
	return meaning.isOneThing || meaning.words.length === 1 ? [meaning] : [meaning, ...meaning.words.map(meaningOf)];
}

/** The dot tells what colour it is; where there is none, the name does. */
function otherNames(hex: string, named: readonly Meaning[]): string[] {
	const family = familyOfHex(hex);
	if (family === null) return named.flatMap(({ concept }) => familyOfName(concept) ?? []);
	return [family, shadeOfHex(hex) ?? ""];
}
