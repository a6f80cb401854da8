import { randomUUID } from "node:crypto";
import { type LinkOrder, linkOrders } from "#core/contract/link-orders.ts";
import type { TestShop } from "./app.ts";
import { paymentBody, type RefusedPayment, shipping } from "./buying.ts";
import { addProduct } from "./factories.ts";

/** Two pieces of a new product that costs 10, for Ana. */
export async function linkOrderBody(shop: TestShop, given: Partial<LinkOrder> = {}): Promise<LinkOrder> {
	const productid = await addProduct(shop, { price: 10 });
	const orderDetails = [{ productid, color: "Blanco", size: "M", quantity: 2 }];
	return { orderDetails, shipping, total: 20, ...given };
}

/** What somebody of the staff makes, with the token of its link. */
export async function makeByLink(shop: TestShop, staff: { token: string }, given: Partial<LinkOrder> = {}) {
	const body = await linkOrderBody(shop, given);
	const headers = { "idempotency-key": randomUUID() };
	const { data } = await shop.call(linkOrders.make, { headers, body }, staff.token);
	const id = data.orderId;
	const link = await shop.call(linkOrders.link, { params: { id } }, staff.token);
	const orderToken = new URL(link.data.url).searchParams.get("token") as string;
	return {
		id,
		orderToken,
		order: data,
		link: link.data,
		product: body.orderDetails[0]?.productid as number,
		total: body.total,
	};
}

type Made = { id: number; orderToken: string; total: number };

/** The request that pays it; `card` begins with the word that decides the outcome. */
export function linkPayment({ orderToken, total }: Made, card = "APRO") {
	const { token, issuer_id, payment_method_id, installments, payer } = paymentBody([], total, { card });
	return { token, issuer_id, payment_method_id, installments, payer, transaction_amount: total, orderToken };
}

export async function payByLink(shop: TestShop, made: Made, card = "APRO", key = randomUUID() as string) {
	const given = { params: { id: made.id }, headers: { "idempotency-key": key }, body: linkPayment(made, card) };
	const outcome = await shop.call(linkOrders.pay, given);
	return { ...outcome, refusal: outcome.data as unknown as RefusedPayment, key };
}
