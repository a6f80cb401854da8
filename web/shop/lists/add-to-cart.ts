import type { CartLine } from "#core/contract/carts.ts";
import type { ListItem } from "#core/contract/lists.ts";
import type { Product } from "#core/contract/products.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { CART_LINES_MAX } from "#core/rules/cart.ts";
import { type Size, unitsIn } from "#core/rules/sizes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { showToast } from "#web/ui/toast.tsx";
import { changeCart } from "../cart/change.ts";
import { colourOf, entryOf, lineOf, withLine } from "../cart/lines.ts";
import { tellAdded } from "../cart/tell-added.ts";
import messages from "./parts/saved.messages.en.ts";

/** The colour and size somebody picked for a product of a list, and how many of it. */
export type ChosenUnits = { color: string; size: Size | null; quantity: number };

const toCart = { label: messages.seeCart, to: "/cart" };
const piecesIn = (cart: readonly CartLine[]) => cart.reduce((sum, line) => sum + entryOf(line).quantity, 0);

/** A product in the colour and size that were picked, as many of it as there are; null while that cannot be had. */
export function chosenLine(item: ListItem, { color, size, quantity }: ChosenUnits): CartLine | null {
	const variant = item.variants.find(({ ColorName }) => ColorName === color);
	if (item.offSale || !variant || !size || unitsIn(variant.Stocks, size) < 1) return null;
	return lineOf(productOf(item), variant, size, Math.min(quantity, unitsIn(variant.Stocks, size)));
}

/** Puts them into the cart and says how that went. */
export function addLines(lines: readonly CartLine[]): void {
	const before = browserStorage().read("cart");
	changeCart((cart) => lines.reduce<CartLine[]>(withLine, cart).slice(0, CART_LINES_MAX));
	const added = piecesIn(browserStorage().read("cart")) - piecesIn(before);
	if (added === 0) showToast(messages.nothingAdded, "info", toCart);
	else tellAdded(before, outcomeOf(lines, added), toCart);
}

/** Without what is said of it on the list, which is no business of the cart. */
function productOf({ ColorName: _, size: __, quantity: ___, note: ____, ...product }: ListItem): Product {
	return product;
}

function outcomeOf(lines: readonly CartLine[], added: number): string {
	const [only] = lines;
	const wanted = piecesIn(lines);
	if (added < wanted) return messages.onlySome(added, wanted);
	if (lines.length > 1 || !only) return messages.inCart(added);
	return messages.oneInCart(`${only.name}, ${colourOf(only)}, ${sizeWord(entryOf(only).size)}`);
}
