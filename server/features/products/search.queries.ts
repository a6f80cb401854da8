/** Trigrams cannot find words shorter than this. */
const SHORTEST_INDEXED = 3;
/** Of a longer text the index is asked for so many words: each more has its trigrams looked up and hardly narrows. */
const MOST_INDEXED = 2;

/**
 * A name that holds the text as typed, found by the trigram index where it can. The text is plain: `%` and `_` mean
 * themselves. `given` takes a value and answers its place in the statement.
 */
export function nameLike(text: string, given: (value: string) => string): string {
	if (lengthOf(text) < SHORTEST_INDEXED) return nameContains(given(text));
	const words = text.split(/\s+/).filter((word) => lengthOf(word) >= SHORTEST_INDEXED);
	if (words.length <= MOST_INDEXED) return like(given(text));
	const longest = words.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_INDEXED);
	return [...longest.map((word) => like(given(word))), nameContains(given(text))].join(" and ");
}

/** The same test without the trigram index, for walking an index in order. */
export function nameContains(parameter: string): string {
	return `strpos(search_name, plain_text(${parameter})) > 0`;
}

function like(parameter: string): string {
	const escaped = `replace(replace(replace(plain_text(${parameter}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
	return `search_name like '%' || ${escaped} || '%'`;
}

function lengthOf(text: string): number {
	return [...text].length;
}
