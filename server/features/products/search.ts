/** A name that holds the word as typed, found by the trigram index. The word is plain text: `%` and `_` mean themselves. */
export function nameLike(parameter: string): string {
	const escaped = `replace(replace(replace(plain_text(${parameter}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
	return `search_name like '%' || ${escaped} || '%'`;
}

/** The same test without the trigram index, for walking an index in order and for words too short for trigrams. */
export function nameContains(parameter: string): string {
	return `strpos(search_name, plain_text(${parameter})) > 0`;
}
