import type { WishList } from "#core/contract/lists.ts";
import type { Outcome } from "#web/loading/reading.ts";

export type OwnLists = { phone: number; lists: WishList[] };

/** Under this one key every screen asks: of two loads the later one stands, whichever is answered last. */
export const OWN_LISTS = { key: "own-lists", path: "/client/lists" };

/** The lists if they are this client's: those that arrive after log-out are nobody's. */
export function listsOf(outcome: Outcome<OwnLists> | undefined, phone: number): WishList[] | null {
	return phone !== 0 && outcome?.data?.phone === phone ? outcome.data.lists : null;
}
