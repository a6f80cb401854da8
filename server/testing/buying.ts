import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { type PaymentAnswer, type PaymentRequest, payments } from "#core/contract/payments.ts";
import type { Size } from "#core/rules/sizes.ts";
import { runAudit } from "../db/audit.ts";
import { reconcilePayments } from "../features/payments/reconcile.jobs.ts";
import type { Outcome, TestShop } from "./app.ts";
import { addProduct } from "./factories.ts";

export type Bought = { productid: number; color?: string; size?: Size; quantity?: number };

export const shipping = {
	name: "Ana",
	lastname: "Gómez",
	phone: 1155550123,
	email: "ana@mail.test",
	address: {
		streetNumber: "Calle 1 23",
		city: "Rosario",
		provinceDepartment: "Santa Fe",
		zipCode: "2000",
		particularDetails: "2º B",
	},
};

/** A payment request as the browser makes it. `card` begins with the word that decides the outcome. */
export function paymentBody(
	lines: readonly Bought[],
	total: number,
	given: Partial<Omit<PaymentRequest, "shipping">> & { shipping?: typeof shipping; card?: string } = {},
) {
	const { card = "APRO", ...rest } = given;
	return {
		token: `${card} ${randomUUID()}`,
		issuer_id: "310",
		payment_method_id: "visa",
		transaction_amount: total,
		installments: 1,
		description: "Clothes",
		payer: { email: "payer@mail.test", identification: { type: "DNI", number: "12345678" } },
		orderDetails: lines.map(({ productid, color = "Blanco", size = "M", quantity = 1 }) => ({
			productid,
			color,
			size,
			quantity,
		})),
		shipping,
		...rest,
	};
}

export type RefusedPayment = {
	code: string;
	message: string;
	total?: number;
	discount?: string;
	lines?: { productid: number; left: number }[];
};

/** Posts a payment; the answer is typed as success, `refusal` as failure. */
export async function pay(
	shop: TestShop,
	body: PaymentRequest,
	{ key = randomUUID() as string, token }: { key?: string; token?: string } = {},
): Promise<Outcome<PaymentAnswer> & { refusal: RefusedPayment; key: string }> {
	const outcome = await shop.call(payments.pay, { headers: { "idempotency-key": key }, body }, token);
	return { ...outcome, refusal: outcome.data as unknown as RefusedPayment, key };
}

/** Buys some of a new product that costs 10. */
export async function buy(
	shop: TestShop,
	card = "APRO",
	{ token, quantity = 2 }: { token?: string; quantity?: number } = {},
) {
	const product = await addProduct(shop, { price: 10 });
	const body = paymentBody([{ productid: product, quantity }], 10 * quantity, { card });
	const { data, key } = await pay(shop, body, token ? { token } : {});
	return { ...data, product, key };
}

/** Staff move an order to a status, in any of its spellings. */
export function moveOrder(shop: TestShop, staff: { token: string }, id: number, orderStatus: string, version?: number) {
	const body = { orderStatus, ...(version !== undefined && { version }) };
	return shop.call(orders.update, { params: { id }, body }, staff.token);
}

/** Lets the reconciler run as if an hour had passed since its last round. */
export async function reconcileLater(shop: TestShop, ms = 3_600_000): Promise<void> {
	const before = shop.clock.now;
	const later = new Date(shop.deps.now().getTime() + ms);
	shop.clock.now = () => later;
	await reconcilePayments(shop.deps);
	shop.clock.now = before;
}

/** Nothing is wrong with stock, money, codes and payments. */
export async function expectSoundBooks(shop: TestShop): Promise<void> {
	expect(await runAudit(shop.db)).toEqual([]);
}

export async function unitsOf(shop: TestShop, product: number, size: Size = "M") {
	const { rows } = await shop.pool.query<{ on_hand: number; reserved: number }>(
		"select s.on_hand, s.reserved from stock s join variant v on v.id = s.variant_id where v.product_id = $1 and s.size = $2",
		[product, size],
	);
	return { onHand: rows[0]?.on_hand, reserved: rows[0]?.reserved };
}

export async function orderOf(shop: TestShop, orderId: number) {
	const { rows } = await shop.pool.query<{
		status: string;
		stock_state: string;
		payment_status: string;
		state: string;
	}>(
		"select o.status, o.stock_state, o.payment_status, a.state from orders o join payment_attempt a on a.order_id = o.id where o.id = $1",
		[orderId],
	);
	const [row] = rows;
	if (!row) throw new Error(`there is no order ${orderId}`);
	return { status: row.status, stock: row.stock_state, payment: row.payment_status, state: row.state };
}
