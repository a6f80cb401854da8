import type { CartLine } from "#core/contract/carts.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import type { CartChange } from "#core/rules/cart.ts";
import { calledColour, unitPrice } from "#core/rules/catalogue.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { pageAt } from "#web/facts/path-here.ts";
import { browserFacts } from "#web/facts/shop-facts.tsx";
import { cartNews } from "#web/store/browser-state.ts";
import { browserStore } from "#web/store/store.ts";
import { showToast } from "#web/ui/toast.tsx";
import { keyOf } from "./lines.ts";
import messages from "./news.messages.en.ts";

/** What changed in the cart without the shopper's doing: shown on the cart's own screen, elsewhere in passing. */
export function tellOfCart(changes: readonly string[]): void {
	const { dispatch, getState } = browserStore();
	const { news } = getState();
	const added = changes.filter((change) => !news.includes(change));
	if (added.length === 0) return;
	dispatch(cartNews([...news, ...added]));
	if (pageAt(window.location.pathname) === "/cart") return;
	const [first = "", ...more] = added;
	const text = more.length > 0 ? messages.changedAndMore(first) : messages.changed(first);
	showToast(text, "info", { label: messages.seeCart, to: "/cart" });
}

/** The news have been read. */
export function forgetNews(): void {
	const { dispatch, getState } = browserStore();
	if (getState().news.length > 0) dispatch(cartNews([]));
}

type Priced = { key: string; name: string; price: number };

export function priceChanges(before: readonly CartLine[], after: readonly CartLine[]): string[] {
	return pricesSince(before.map(pricedOf), after.map(pricedOf));
}

/** Which of the lines that stayed cost something else now, in words; each product once. */
export function pricesSince(before: readonly Priced[], after: readonly Priced[]): string[] {
	const { currency } = browserFacts();
	const was = new Map(before.map(({ key, price }) => [key, price]));
	const changes = after.flatMap(({ key, name, price }) => {
		const old = was.get(key);
		if (old === undefined || old === price) return [];
		return [messages.costs(name, moneyHere(price, currency), moneyHere(old, currency))];
	});
	return [...new Set(changes)];
}

function pricedOf(line: CartLine): Priced {
	return { key: keyOf(line), name: line.name, price: unitPrice(line) };
}

/** What became of a line, in the words of the page. */
export function changeInWords(change: CartChange & { label?: string | undefined }, name: string): string {
	const what = `${name} (${calledColour(change)}, ${sizeWord(change.size)})`;
	const said: Record<CartChange["reason"], string> = {
		capped: messages.capped(what, change.kept),
		sold_out: messages.soldOut(what),
		gone: messages.gone(what),
		full: messages.full(what),
	};
	return said[change.reason];
}
