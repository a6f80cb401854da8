import type { WishList } from "#core/contract/lists.ts";
import type { ReadOutcome } from "#web/loading/reading.ts";

export type OwnLists = { phone: number; lists: WishList[] };

/** Under this one key every screen asks: of two loads the later one stands, whichever is answered last. */
export const OWN_LISTS = { key: "own-lists", path: "/client/lists" };

/** The lists if they are this client's: those that arrive after log-out are nobody's. */
export function listsOf(outcome: ReadOutcome<OwnLists> | undefined, phone: number): WishList[] | null {
	return phone !== 0 && outcome?.data?.phone === phone ? outcome.data.lists : null;
}

/** Answers come in any order; the version says which of two is the later state. */
export function isOlder(answer: WishList, known: WishList | null | undefined): boolean {
	return known?.id === answer.id && answer.version < known.version;
}

/** The lists as they were read, but those that a change was answered for since as it left them. */
export function newestOf(read: readonly WishList[], known: readonly WishList[]): WishList[] {
	return read.map((list) => known.find((one) => isOlder(list, one)) ?? list);
}
