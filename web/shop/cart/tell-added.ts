import type { CartLine } from "#core/contract/carts.ts";
import { browserStorage } from "#web/store/storage.ts";
import { showToast } from "#web/ui/toast.tsx";
import { tellStep } from "../tell-visit.ts";

/** Shows what has come into the cart since it was like this. Where the mini cart cannot be fetched, it is said in passing. */
export function tellAdded(before: readonly CartLine[], text: string, toCart: { label: string; to: string }): void {
	const after = browserStorage().read("cart");
	tellStep("cart");
	const pressed = document.activeElement;
	import("./mini-cart.tsx").then(
		({ showMiniCart }) => showMiniCart({ before, after, text, pressed }),
		() => showToast(text, "success", toCart),
	);
}
