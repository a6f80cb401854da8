import { showToast } from "#web/ui/toast.tsx";
import { askToLogIn } from "./ask-to-log-in.ts";
import { setKept } from "./keep-favorites.ts";
import messages from "./visitor-favorites.messages.en.ts";

/** A visitor's heart is kept in this browser, and they are asked to log in. Answers where to go. */
export async function heartOfVisitor(product: number, isKept: boolean): Promise<string | null> {
	setKept(product, !isKept);
	if (isKept) {
		showToast(messages.removed, undefined, { label: messages.undo, act: () => setKept(product, true) });
		return null;
	}
	const way = await askToLogIn(product, "favorites");
	if (way === null) showToast(messages.kept, "success", { label: messages.see, to: "/favorites" });
	return way;
}
