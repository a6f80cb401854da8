import { pathIn, plainPath } from "#core/languages.ts";
import words from "./messages.en.ts";
import { browserFacts } from "./shop-facts.tsx";

/** Where a page of the shop is in the language of this one; links and the router know it by themselves. */
export function pathHere(path: string): string {
	return pathIn(words.language, path, browserFacts().languages);
}

/** The page a path of this browser means, whatever the language. */
export function pageAt(path: string): string {
	return plainPath(path, words.language, browserFacts().languages);
}
