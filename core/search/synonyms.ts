import { stemOf, type Word, wordsOf } from "./words.ts";

/** What people of this shop call something, and what the shop calls it. */
export type Synonym = { word: string; means: string };

/** Names that differ only in case, accents or a plural are one. */
export const synonymKey = (name: string): string => keyOf(wordsOf(name));

const keyOf = (words: readonly Word[]) => words.map(({ folded }) => stemOf(folded)).join(" ");

/** What was typed, in the shop's words. What stands in place of a word is not looked up again; longer names come first. */
export function inShopWords(typed: string, synonyms: readonly Synonym[]): string {
	if (synonyms.length === 0) return typed;
	const meanings = new Map(synonyms.map(({ word, means }) => [synonymKey(word), means]));
	const longest = Math.max(...[...meanings.keys()].map((key) => key.split(" ").length));
	const words = wordsOf(typed);
	const said: string[] = [];
	let isOther = false;
	for (let at = 0; at < words.length; ) {
		const name = longestName(words.slice(at, at + longest), meanings);
		said.push(name?.means ?? (words[at] as Word).shown);
		isOther ||= name !== undefined;
		at += name?.length ?? 1;
	}
	return isOther ? said.join(" ") : typed;
}

function longestName(words: readonly Word[], meanings: ReadonlyMap<string, string>) {
	for (let length = words.length; length > 0; length -= 1) {
		const means = meanings.get(keyOf(words.slice(0, length)));
		if (means !== undefined) return { means, length };
	}
	return undefined;
}
