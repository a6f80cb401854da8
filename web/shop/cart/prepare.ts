import type { CartLine } from "#core/contract/carts.ts";
import type { OrderLine } from "#core/contract/orders.ts";
import { browserStorage } from "#web/store/storage.ts";
import { writeCheckout } from "../checkout.ts";
import { preparedOf } from "./lines.ts";

/** What is to be paid next: one line for Buy, all of them for the cart. */
export function prepare(lines: readonly CartLine[]): void {
	writeCheckout("productPrepared", lines.map(preparedOf));
	writeCheckout("gift", null);
	// A payment whose outcome has been seen is over; one that nobody knows the outcome of must not be forgotten.
	const attempt = browserStorage().read("paymentAttempt");
	if (attempt && (attempt.answer || !attempt.sent)) writeCheckout("paymentAttempt", null);
}

/** Whoever comes to the form by its address alone pays for the cart. */
export function prepareCartIfNothing(): OrderLine[] {
	const { read } = browserStorage();
	if (read("productPrepared").length === 0 && read("cart").length > 0) prepare(read("cart"));
	return read("productPrepared");
}
