import { selectingProduct } from "#web/store/events.ts";
import type { PendingSave } from "#web/store/shapes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";

/** What waited longer may be of somebody else who used this browser. */
const KEPT_MS = 3_600_000;

/** What was to be saved before logging in, once: whoever takes it has to see to it. */
export function takePendingSave(into: PendingSave["into"], product?: number): PendingSave | null {
	const storage = browserStorage();
	const pending = storage.read("pendingSave");
	if (pending?.into !== into || (product !== undefined && pending.product !== product)) return null;
	storage.write("pendingSave", null);
	const { dispatch, getState } = browserStore();
	if (getState().catalogue.selected.includes(pending.product)) dispatch(selectingProduct(pending.product));
	return Date.now() - pending.at < KEPT_MS ? pending : null;
}
