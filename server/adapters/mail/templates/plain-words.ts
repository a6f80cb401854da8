import type { Language } from "#core/languages.ts";
import { letterWords } from "./letter-words.ts";

const WORDS_MAX = 4;
const LENGTH_MAX = 40;
/** What a mail program may make a link of. */
const LINK_LIKE = /\S[./:@\\]\S|www/iu;
const WORD = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*$/u;

/**
 * What a stranger wrote, as far as the shop says it to somebody else: a few words of letters. Nobody sends messages,
 * links or phone numbers of their own through the shop's mail. Empty when nothing of it is left.
 */
export function plainWords(text: string): string {
	if (LINK_LIKE.test(text)) return "";
	const words = text.split(/[\s,;]+/u).filter((word) => WORD.test(word));
	return words.slice(0, WORDS_MAX).join(" ").slice(0, LENGTH_MAX).trim();
}

/** The first line of a letter. Whoever gave the name may have given somebody else's address with it. */
export function hello({ language }: { language: Language }, name: string): string {
	const said = plainWords(name);
	const { hello: greet, helloNobody } = letterWords[language];
	return said === "" ? helloNobody : greet(said);
}
