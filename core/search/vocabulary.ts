import { COLOUR_FAMILIES, familyNames, shadeNames } from "./colour-names.ts";
import { garments } from "./garments.ts";
import { traits } from "./traits.ts";
import { folded, stemOf, type Word, wordsOf } from "./words.ts";

/** What a word or a name of several words stands for. Words of one concept find each other. */
type Entry = {
	concept: string;
	/** Its words say nothing by themselves: a T-shirt is no shirt. */
	isOneThing: boolean;
};

/** Words of a text that stand for one concept. */
export type Meaning = Entry & { words: readonly Word[] };

const entries = new Map<string, Entry>();
const wider = new Map<string, string>();
const colours = new Map<string, string>();
/** Every single word of the vocabulary, for what is typed in part or with errors. */
const single: { shown: string; folded: string; concept: string }[] = [];

const keyOf = (words: readonly Word[]) => words.map((word) => stemOf(word.folded)).join(" ");

/** Enters one row: names that mean the same, divided by commas, and after `<` what all of them also are. */
function enter(row: string): string {
	const [names = "", also] = row.split(" < ");
	const given = names.split(", ").map((name) => ({ name, words: wordsOf(name) }));
	const concept = keyOf(given[0]?.words ?? []);
	for (const { name, words } of given) {
		entries.set(keyOf(words), { concept, isOneThing: name.includes("-") });
		if (words.length === 1) single.push({ shown: name, folded: folded(name), concept });
	}
	if (also !== undefined) wider.set(concept, also);
	return concept;
}

for (const row of [...garments, ...traits]) enter(row);
for (const family of COLOUR_FAMILIES) {
	colours.set(enter(familyNames[family]), family);
	for (const row of shadeNames[family]) colours.set(enter(row), family);
}

const MOST_WORDS = Math.max(...[...entries.keys()].map((key) => key.split(" ").length));

/** What a text says, word by word; names of several words are known before their single words. */
export function meaningsOf(words: readonly Word[]): Meaning[] {
	const meanings: Meaning[] = [];
	for (let at = 0; at < words.length; at += meanings.at(-1)?.words.length ?? 1) meanings.push(meaningAt(words, at));
	return meanings;
}

function meaningAt(words: readonly Word[], at: number): Meaning {
	for (let length = Math.min(MOST_WORDS, words.length - at); length > 1; length -= 1) {
		const taken = words.slice(at, at + length);
		const entry = entries.get(keyOf(taken));
		if (entry) return { ...entry, words: taken };
	}
	return meaningOf(words[at] as Word);
}

/** What a word says by itself. A word nobody has entered stands for itself, without its ending. */
export function meaningOf(word: Word): Meaning {
	const stem = stemOf(word.folded);
	return { ...(entries.get(stem) ?? { concept: stem, isOneThing: true }), words: [word] };
}

/** Whether the word is known to say something, in whatever shop. */
export const isEntered = (word: Word): boolean => entries.has(stemOf(word.folded));

/** The name of what every garment of this kind also is. */
export const widerGarment = (concept: string): string | undefined => wider.get(concept);

/** What the first name of a row stands for. */
export const conceptOf = (name: string): string => keyOf(wordsOf(name));

/** The family a colour's name belongs to. */
export const familyOfName = (concept: string): string | undefined => colours.get(concept);

/** The words of the vocabulary that begin so, or could have been meant. */
export const vocabularyWords: readonly { shown: string; folded: string; concept: string }[] = single;
