import type { CartLine } from "#core/contract/carts.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { newUuid } from "../uuid.ts";
import { readCopy, setCart, writeCopy } from "./stored-cart.ts";

/**
 * Changes the cart. It starts from what is stored, because another tab may have changed that a moment ago; for a
 * logged-in client the change is saved.
 */
export function changeCart(change: (lines: CartLine[]) => CartLine[]): void {
	setCart(change(browserStorage().read("cart")));
	const { session } = browserStore().getState();
	const copy = readCopy();
	// Until the shop has said who holds the token, the cart stays its owner's: it must not be merged like a visitor's.
	const isOwned = copy.owner !== 0 && browserStorage().read("token") !== null;
	if (isOwned) writeCopy({ ...copy, unsaved: true });
	else if (copy.owner !== 0 || copy.merge === "") writeCopy({ merge: newUuid() });
	if (session.as === "client") void saveSoon();
}

/** Syncs this browser's cart with the shop's copy; the code for it is fetched only when there is a client. */
export async function saveSoon(): Promise<void> {
	const { syncCart } = await import("./sync-cart.ts");
	await syncCart();
}
