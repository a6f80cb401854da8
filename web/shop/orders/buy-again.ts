import type { OrderLine } from "#core/contract/orders.ts";
import { changeCart } from "../cart/change.ts";
import { entryOfPrepared, withLine } from "../cart/lines.ts";
import { lookUp } from "../cart/look-up.ts";

/** Puts an order's lines into the cart once more, as far as they can be had today; answers what could not. */
export async function buyAgain(lines: readonly OrderLine[]): Promise<{ added: number; messages: string[] }> {
	const names = new Map(lines.map(({ productid, name }) => [productid, name]));
	const found = await lookUp(lines.map(entryOfPrepared), (id) => names.get(id) ?? "");
	if (found.lines.length > 0) changeCart((cart) => found.lines.reduce(withLine, cart));
	return { added: found.lines.length, messages: found.messages };
}
