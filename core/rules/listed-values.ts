/** A name the shop knows may hold so many separators. */
const SEPARATORS_IN_A_NAME = 3;

/** The values of a list. One that holds the separator itself is recognised by being one of the shop's. */
export function listedValues(list: string, separator: string, isKnown: (value: string) => boolean): string[] {
	const pieces = list.split(separator);
	const values = new Set<string>();
	for (let at = 0; at < pieces.length; ) {
		let length = Math.min(SEPARATORS_IN_A_NAME + 1, pieces.length - at);
		const joined = () =>
			pieces
				.slice(at, at + length)
				.join(separator)
				.trim();
		while (length > 1 && !isKnown(joined())) length -= 1;
		values.add(joined());
		at += length;
	}
	values.delete("");
	return [...values];
}
