import type { Order } from "#core/contract/orders.ts";
import type { Language } from "#core/languages.ts";
import { colourLabel } from "#core/rules/colour-labels.ts";

/** An order that says beside each colour what readers of a language call it. */
export function withColourWords<O extends Pick<Order, "orderDetails">>(order: O, language: Language | undefined): O {
	const orderDetails = order.orderDetails.map((line) => {
		const label = colourLabel(line.color, language);
		return label === undefined ? line : { ...line, label };
	});
	return { ...order, orderDetails };
}
