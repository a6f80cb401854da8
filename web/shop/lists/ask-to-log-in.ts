import { listMessages } from "#core/messages/lists.ts";
import { nameOf, withNext } from "#web/account/next-place.ts";
import { pageAt } from "#web/facts/path-here.ts";
import { selectingProduct } from "#web/store/events.ts";
import type { PendingSave } from "#web/store/shapes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { askConfirm } from "#web/ui/question.tsx";

const questions = { favorites: listMessages.logInForProducts, list: listMessages.logInForLists } as const;

/** Asks a visitor to log in; who agrees finds the product saved afterwards. Answers where to go. */
export async function askToLogIn(product: number, into: PendingSave["into"]): Promise<string | null> {
	if (!(await askConfirm({ title: questions[into], text: listMessages.logInQuestion, icon: "info" }))) return null;
	browserStorage().write("pendingSave", { product, into, at: Date.now() });
	browserStore().dispatch(selectingProduct(product));
	return withNext("/login", nameOf(pageAt(window.location.pathname)));
}
