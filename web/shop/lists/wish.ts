import { listMessages } from "#core/messages/lists.ts";
import { nameOf, withNext } from "#web/account/next-place.ts";
import { selectingProduct } from "#web/store/events.ts";
import type { Wish } from "#web/store/shapes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { askConfirm } from "#web/ui/question.tsx";

/** A wish that waited longer may be of somebody else who used this browser. */
const KEPT_MS = 3_600_000;

const questions = { favorites: listMessages.logInForProducts, list: listMessages.logInForLists } as const;

/** Asks a visitor to log in; who agrees finds the product saved afterwards. Answers where to go. */
export async function askToLogIn(product: number, into: Wish["into"]): Promise<string | null> {
	if (!(await askConfirm({ title: questions[into], text: listMessages.logInQuestion, icon: "info" }))) return null;
	browserStorage().write("wish", { product, into, at: Date.now() });
	browserStore().dispatch(selectingProduct(product));
	return withNext("/login", nameOf(window.location.pathname));
}

/** What was wished for before logging in, once: whoever takes it has to see to it. */
export function takeWish(into: Wish["into"], product?: number): Wish | null {
	const storage = browserStorage();
	const wish = storage.read("wish");
	if (wish?.into !== into || (product !== undefined && wish.product !== product)) return null;
	storage.write("wish", null);
	const { dispatch, getState } = browserStore();
	if (getState().catalogue.selected.includes(wish.product)) dispatch(selectingProduct(wish.product));
	return Date.now() - wish.at < KEPT_MS ? wish : null;
}
