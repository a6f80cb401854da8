import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { addClient, type TestClient } from "#server/testing/actors.ts";
import type { TestShop } from "#server/testing/app.ts";
import { paymentBody, unitsOf } from "#server/testing/buying.ts";
import { tokenFor } from "#server/testing/cards.ts";
import { addProduct } from "#server/testing/factories.ts";
import type { KillableShop } from "./killable-shop.ts";

export const SETTLED_WITHIN = { timeout: 60_000, interval: 100 };

export type Purchase = { client: TestClient; product: number; key: string; pay: () => ReturnType<KillableShop["ask"]> };

export const asBefore = {
	order: "none",
	payment: "none",
	paidMails: 0,
	there: [],
	units: { onHand: 5, reserved: 0 },
	cart: [2],
};
export const neverAsked = { ...asBefore, order: "Canceled", payment: "cancelled" };
export const paid = {
	order: "Completed",
	payment: "approved",
	paidMails: 1,
	there: ["approved 0"],
	units: { onHand: 4, reserved: 0 },
	cart: [1],
};
export const refunded = {
	...paid,
	order: "Canceled",
	payment: "refunded",
	there: ["refunded 1"],
	units: { onHand: 5, reserved: 0 },
};
export const calledOff = { ...refunded, payment: "cancelled", paidMails: 0, there: ["cancelled 0"] };

/** Purchases in a shop that is killed meanwhile. */
export function purchases(shop: TestShop, killable: KillableShop) {
	const charged = (key: string) => killable.localCards.state.journal.withReference(key);

	/** A client with two pieces in the cart who is about to pay one of them. */
	async function prepare(cardholder = "APRO"): Promise<Purchase> {
		const client = await addClient(shop);
		const product = await addProduct(shop);
		await shop.pool.query("insert into cart (client_id) values ($1)", [client.id]);
		await shop.pool.query(
			"insert into cart_line (client_id, product_id, color_name, size, quantity) values ($1, $2, 'Blanco', 'M', 2)",
			[client.id, product],
		);
		const key = randomUUID();
		const body = {
			...paymentBody([{ productid: product }], 20),
			token: await tokenFor(killable.localCards, { cardholder }),
			payment_method_id: "master",
		};
		const headers = { "idempotency-key": key, authorization: `Bearer ${client.token}` };
		return { client, product, key, pay: () => killable.ask("POST", "/payments", body, headers) };
	}

	/** How everything stands for a purchase: order, payment, units, cart and mails. */
	async function standing({ client, product, key }: Purchase) {
		const { rows } = await shop.pool.query<{ status: string; state: string; mails: number }>(
			`select o.status, a.state, (select count(*) from mail m where m.dedupe_key = 'order ' || o.id || ' paid shopper') as mails
			from payment_attempt a join orders o on o.id = a.order_id where a.id = $1`,
			[key],
		);
		const cart = await shop.pool.query<{ quantity: number }>("select quantity from cart_line where client_id = $1", [
			client.id,
		]);
		return {
			order: rows[0]?.status ?? "none",
			payment: rows[0]?.state ?? "none",
			paidMails: Number(rows[0]?.mails ?? 0),
			there: charged(key).map(({ status, refunds }) => `${status} ${refunds.length}`),
			units: await unitsOf(shop, product),
			cart: cart.rows.map(({ quantity }) => quantity),
		};
	}

	const expectStanding = (purchase: Purchase, expected: object) =>
		expect.poll(() => standing(purchase), SETTLED_WITHIN).toEqual(expected);

	const settle = (id: number, status: string) =>
		fetch(`${killable.localCards.url}/control/payments/${id}`, {
			method: "PUT",
			headers: { authorization: `Bearer ${killable.localCards.accessToken}`, "content-type": "application/json" },
			body: JSON.stringify({ status, status_detail: status }),
		});
	return { prepare, charged, expectStanding, settle };
}
