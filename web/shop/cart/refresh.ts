import { lineKey } from "#core/rules/cart.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { writeCheckout } from "../checkout.ts";
import { setCartAsFound } from "./as-found.ts";
import { areSame, entryOf, entryOfPrepared, preparedOf } from "./lines.ts";
import { lookUp } from "./look-up.ts";
import { priceChanges, pricesSince, tellOfCart } from "./news.ts";
import { syncCart } from "./sync-cart.ts";

/** Brings the cart's prices and units up to date and tells what changed. Throws when the shop cannot be reached. */
export async function refreshCart(): Promise<void> {
	if (browserStore().getState().session.as === "client") {
		if (!(await syncCart())) throw new Error("the shop could not be asked about the cart");
		return;
	}
	const before = browserStorage().read("cart");
	const names = new Map(before.map(({ id_product, name }) => [id_product, name]));
	const { lines, messages } = await lookUp(before.map(entryOf), (id) => names.get(id) ?? "");
	const now = browserStorage().read("cart");
	// What the shopper did meanwhile stands; the next opening looks again.
	if (!areSame(before.map(entryOf), now.map(entryOf))) return;
	setCartAsFound(lines);
	tellOfCart([...messages, ...priceChanges(before, lines)]);
}

/** The same for what is about to be paid; answers what changed, in words. */
export async function refreshPrepared(): Promise<string[]> {
	const before = browserStorage().read("productPrepared");
	const names = new Map(before.map(({ productid, name }) => [productid, name]));
	const { lines, messages } = await lookUp(before.map(entryOfPrepared), (id) => names.get(id) ?? "");
	const after = lines.map(preparedOf);
	writeCheckout("productPrepared", after);
	const priced = (all: typeof before) =>
		all.map((line) => ({ key: lineKey(entryOfPrepared(line)), name: line.name, price: line.price }));
	return [...messages, ...pricesSince(priced(before), priced(after))];
}
