export const LINE_NOTE_MAX = 200;

/**
 * Puts what is on a list into the order somebody wants. Those that were named share out the places they have now; those
 * that came meanwhile stay where they are, and those that are gone are passed over.
 */
export function inOrder(there: readonly number[], wanted: readonly number[]): number[] {
	const known = new Set(there);
	const named = [...new Set(wanted)].filter((id) => known.has(id));
	const isNamed = new Set(named);
	let next = 0;
	return there.map((id) => (isNamed.has(id) ? (named[next++] as number) : id));
}

/** The same with one of them a place further up or down; at the end it stays. */
export function movedBy(there: readonly number[], id: number, step: -1 | 1): number[] {
	const at = there.indexOf(id);
	const other = there[at + step];
	if (at === -1 || other === undefined) return [...there];
	return there.map((one) => (one === id ? other : one === other ? id : one));
}
