import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import type { LocalCards } from "#server/adapters/payments/local/local-cards.ts";
import { crashPoints, type PaymentCrashPoint } from "#server/features/payments/crash-points.rules.ts";
import { addClient, addStaff, type TestClient, type TestStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, paymentBody, unitsOf } from "#server/testing/buying.ts";
import { tokenFor } from "#server/testing/cards.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { type KillableShop, openKillableShop } from "./killable-shop.ts";

const SETTLED_WITHIN = { timeout: 60_000, interval: 100 };

/** Looks into the database of the shop that is killed, and sets it up; serves nobody. */
const { shop, test } = shopTest();
let localCards: LocalCards;
let staff: TestStaff;
let killable: KillableShop;
let close = async () => {};

beforeAll(async () => {
	staff = await addStaff(shop, "admin");
	({ killable, localCards, close } = await openKillableShop(shop));
}, 180_000);
afterAll(() => close());

type Purchase = { client: TestClient; product: number; key: string; pay: () => ReturnType<KillableShop["ask"]> };

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
		token: await tokenFor(localCards, { cardholder }),
		payment_method_id: "master",
	};
	const headers = { "idempotency-key": key, authorization: `Bearer ${client.token}` };
	return { client, product, key, pay: () => killable.ask("POST", "/payments", body, headers) };
}

const charged = (key: string) => localCards.state.journal.withReference(key);

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

const asBefore = {
	order: "none",
	payment: "none",
	paidMails: 0,
	there: [],
	units: { onHand: 5, reserved: 0 },
	cart: [2],
};
const neverAsked = { ...asBefore, order: "Canceled", payment: "cancelled" };
const paid = {
	order: "Completed",
	payment: "approved",
	paidMails: 1,
	there: ["approved 0"],
	units: { onHand: 4, reserved: 0 },
	cart: [1],
};
const refunded = {
	...paid,
	order: "Canceled",
	payment: "refunded",
	there: ["refunded 1"],
	units: { onHand: 5, reserved: 0 },
};
const calledOff = { ...refunded, payment: "cancelled", paidMails: 0, there: ["cancelled 0"] };

const expectStanding = (purchase: Purchase, expected: object) =>
	expect.poll(() => standing(purchase), SETTLED_WITHIN).toEqual(expected);
const staffToken = () => ({ authorization: `Bearer ${staff.token}` });

const killPaying = (expected: object) => async (point: PaymentCrashPoint) => {
	const purchase = await prepare();
	const isAsked = () => expect.poll(() => charged(purchase.key).length, SETTLED_WITHIN).toBe(1);
	await killable.killAt(
		point,
		purchase.pay,
		point === "pay: provider asked" ? async () => void (await isAsked()) : undefined,
	);
	await expectStanding(purchase, expected);
	if (expected !== paid) return;
	expect(await purchase.pay()).toMatchObject({ status: 200, data: { status: "approved" } });
	await expectStanding(purchase, expected);
};

const killNotified = async (point: PaymentCrashPoint) => {
	const purchase = await prepare("CONT");
	await purchase.pay();
	const [payment] = charged(purchase.key);
	await killable.killAt(point, () => settle(payment?.id as number, "approved"));
	await expectStanding(purchase, paid);
};

const settle = (id: number, status: string) =>
	fetch(`${localCards.url}/control/payments/${id}`, {
		method: "PUT",
		headers: { authorization: `Bearer ${localCards.accessToken}`, "content-type": "application/json" },
		body: JSON.stringify({ status, status_detail: status }),
	});

const killRefunding = async (point: PaymentCrashPoint) => {
	await killGivingBack(point, {}, refunded);
	await killGivingBack(point, { amount: 5 }, { ...paid, there: ["approved 1"] });
};

const killGivingBack = async (point: PaymentCrashPoint, body: object, expected: object) => {
	const purchase = await prepare();
	const { data } = await purchase.pay();
	const headers = { ...staffToken(), "idempotency-key": randomUUID() };
	const isSent = async () =>
		void (await expect.poll(() => charged(purchase.key)[0]?.refunds.length, SETTLED_WITHIN).toBe(1));
	await killable.killAt(
		point,
		() => killable.ask("POST", `/orders/${data.orderId}/refund`, body, headers),
		point === "refund: sent" ? isSent : undefined,
	);
	await expectStanding(purchase, expected);
	const again = await killable.ask("POST", `/orders/${data.orderId}/refund`, body, headers);
	expect(again.status).toBe(200);
	await expectStanding(purchase, expected);
};

const killCallingOff = async (point: PaymentCrashPoint) => {
	const purchase = await prepare();
	const { data } = await purchase.pay();
	const headers = { authorization: `Bearer ${purchase.client.token}` };
	const cancel = () => killable.ask("POST", `/orders/${data.orderId}/cancel`, {}, headers);
	await killable.killAt(point, cancel);
	await expectStanding(purchase, refunded);
	expect((await cancel()).status).toBe(200);
	await expectStanding(purchase, refunded);
};

const killExpiring = async (point: PaymentCrashPoint) => {
	const purchase = await prepare("CONT");
	const { data } = await purchase.pay();
	await killable.killAt(point, () =>
		shop.pool.query("update orders set reserved_until = now() where id = $1", [data.orderId]),
	);
	await expectStanding(purchase, { ...calledOff, cart: [1] });
};

const killCancelling = async (point: PaymentCrashPoint) => {
	const purchase = await prepare();
	const { data } = await purchase.pay();
	const cancel = () => killable.ask("PATCH", `/orders/${data.orderId}`, { orderStatus: "Cancelled" }, staffToken());
	await killable.killAt(point, cancel);
	await expectStanding(purchase, paid);
	expect((await cancel()).status).toBe(200);
	await expectStanding(purchase, { ...paid, order: "Canceled", units: { onHand: 5, reserved: 0 } });
};

const killSending = (parcelsAfter: number) => async (point: PaymentCrashPoint) => {
	const purchase = await prepare();
	const { data } = await purchase.pay();
	const key = { "idempotency-key": randomUUID() };
	const body = { lines: [{ line: 1, quantity: 1 }], carrier: "Correo Uno" };
	const send = () => killable.ask("POST", `/orders/${data.orderId}/shipments`, body, { ...staffToken(), ...key });
	const sent = async () =>
		(
			await shop.pool.query(
				`select (select count(*) from shipment where order_id = $1) as parcels,
					(select count(*) from mail where dedupe_key like 'order ' || $1 || ' shipment %') as mails`,
				[data.orderId],
			)
		).rows[0];
	await killable.killAt(point, send);
	expect(await sent()).toEqual({ parcels: parcelsAfter, mails: parcelsAfter });
	expect(await send()).toMatchObject({ status: 201, data: { orderStatus: "Submited" } });
	expect(await sent()).toEqual({ parcels: 1, mails: 1 });
	await expectStanding(purchase, { ...paid, order: "Submited" });
};

const killMerging = (quantityAfter: number) => async (point: PaymentCrashPoint) => {
	const { client, product } = await prepare();
	const body = {
		cart_items: [{ id_product: product, variants: [{ ColorName: "Blanco", Stocks: { M: 2 } }] }],
		merge: randomUUID(),
	};
	const merge = () => killable.ask("PUT", `/cart/${client.phone}`, body, { authorization: `Bearer ${client.token}` });
	const quantity = async () =>
		(await shop.pool.query("select quantity from cart_line where client_id = $1", [client.id])).rows[0]?.quantity;
	await killable.killAt(point, merge);
	expect(await quantity()).toBe(quantityAfter);
	expect((await merge()).status).toBe(200);
	expect(await quantity()).toBe(4);
};

const walk: Record<PaymentCrashPoint, (point: PaymentCrashPoint) => Promise<void>> = {
	"pay: key claimed": killPaying(asBefore),
	"pay: order written": killPaying(asBefore),
	"pay: committed": killPaying(neverAsked),
	"pay: provider asked": killPaying(paid),
	"pay: answer received": killPaying(paid),
	"pay: result written": killPaying(paid),
	"pay: before the cart is emptied": killPaying(paid),
	"pay: before the mail": killPaying(paid),
	"pay: before the answer": killPaying(paid),
	"webhook: signature checked": killNotified,
	"webhook: noted": killNotified,
	"webhook: applied": killNotified,
	"webhook: committed": killNotified,
	"check: provider answered": async (point) => {
		const purchase = await prepare("CONT");
		await purchase.pay();
		await killable.killAt(point, async () => {});
		localCards.state.notices.trouble.copies = 0;
		await settle(charged(purchase.key)[0]?.id as number, "approved");
		localCards.state.notices.trouble.copies = 1;
		await expectStanding(purchase, paid);
	},
	"refund: before the call": killRefunding,
	"refund: sent": killRefunding,
	"refund: answered": killRefunding,
	"refund: written": killRefunding,
	"cancel: committed": killCallingOff,
	"expiry: selected": killExpiring,
	"expiry: released": killExpiring,
	"status: written": killCancelling,
	"status: stock moved": killCancelling,
	"status: before the refund": killRefunding,
	"shipment: written": killSending(0),
	"shipment: committed": killSending(1),
	"merge: cart locked": killMerging(2),
	"merge: noted": killMerging(2),
	"merge: committed": killMerging(4),
};

test.each(Object.entries(crashPoints) as [PaymentCrashPoint, string][])(
	"killed at “%s”: %s",
	async (point) => {
		await walk[point](point);
		await expectSoundBooks(shop);
	},
	180_000,
);
