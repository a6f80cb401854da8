import type { NewReturn } from "#core/contract/returns.ts";
import { returns } from "#core/contract/returns.ts";
import type { TestShop } from "./app.ts";
import { moveOrder, pay, paymentBody, shipping } from "./buying.ts";
import { addProduct } from "./factories.ts";

type Staff = { token: string };
type Bought = { email?: string; token?: string; quantity?: number; color?: string };

/** Three shirts of 10 in one line, in size M, sent. Of every size five came into the shop. */
export async function buySent(
	shop: TestShop,
	staff: Staff,
	{ email = "ana@mail.test", token, quantity = 3, color = "Blanco" }: Bought = {},
) {
	const shirt = await addProduct(shop, { name: "Linen shirt", price: 10, variants: [{ ColorName: color }] });
	const lines = [{ productid: shirt, quantity, color }];
	const body = paymentBody(lines, 10 * quantity, { shipping: { ...shipping, email } });
	const { data } = await pay(shop, body, token ? { token } : {});
	await moveOrder(shop, staff, data.orderId, "Submited");
	return { ...data, shirt };
}

type Order = { orderId: number; orderToken: string };

export function askReturn(
	shop: TestShop,
	{ orderId, orderToken }: Order,
	lines: NewReturn["lines"],
	{ key, token }: { key?: string; token?: string } = {},
) {
	const headers = key ? { "idempotency-key": key } : {};
	const body = { lines, ...(!token && { orderToken }) };
	return shop.call(returns.ask, { params: { id: orderId }, headers, body }, token);
}

/** One of the first line, in exchange for a larger size. */
export const LARGER = [
	{ line: 1, quantity: 1, reason: "too_small" as const, exchange: { ColorName: "Blanco", size: "L" } },
];
