/** How many letters of a word may be wrong, missing, too many or swapped. A number is meant as it is. */
export function errorsAllowed(word: string): 0 | 1 | 2 {
	if (word.length < 4 || /\d/.test(word)) return 0;
	return word.length < 8 ? 1 : 2;
}

const LETTERS = 26;

/** Which letters a word holds, one bit each: words whose letters differ much need no closer look. */
export function lettersOf(word: string): number {
	let letters = 0;
	for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % LETTERS);
	return letters;
}

/** An error takes at most one letter away and brings at most one other. */
export const lettersChangedBy = (errors: number) => errors * 2;

/** How many errors make one word of the other; a swap of neighbours is one. More than `most` are not counted. */
export function errorsBetween(one: string, other: string, most: number): number {
	if (Math.abs(one.length - other.length) > most) return most + 1;
	let beforeLast: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (let i = 1; i <= one.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= other.length; j += 1) {
			const isSame = one[i - 1] === other[j - 1];
			const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			row[j] = Math.min(
				(last[j] ?? 0) + 1,
				(row[j - 1] ?? 0) + 1,
				(last[j - 1] ?? 0) + (isSame ? 0 : 1),
				isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		beforeLast = last;
		last = row;
	}
	return Math.min(last[other.length] ?? 0, most + 1);
}
