import { randomUUID } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { orderTokenOf } from "#server/features/orders/order-token.service.ts";
import { crashPoints, type PaymentCrashPoint } from "#server/features/payments/crash-points.rules.ts";
import { addStaff, type TestStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, shipping, unitsOf } from "#server/testing/buying.ts";
import { tokenFor } from "#server/testing/cards.ts";
import { addProduct } from "#server/testing/factories.ts";
import { linkPayment } from "#server/testing/link-orders.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { killableBeside } from "./killable-shop.ts";
import { asBefore, calledOff, neverAsked, paid, purchases, refunded, SETTLED_WITHIN } from "./purchases.ts";

/** Looks into the database of the shop that is killed, and sets it up; serves nobody. */
const { shop, test } = shopTest();
let staff: TestStaff;

beforeAll(async () => {
	staff = await addStaff(shop, "admin");
});
const killable = killableBeside(shop);

const { prepare, charged, expectStanding, settle } = purchases(shop, killable);
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

/** An order of the staff's that is paid by a link: a card is tried, and the process dies. */
const killPayingByLink = async (point: PaymentCrashPoint) => {
	const productid = await addProduct(shop);
	const orderDetails = [{ productid, color: "Blanco", size: "M", quantity: 1 }];
	const key = { ...staffToken(), "idempotency-key": randomUUID() };
	const make = () => killable.ask("POST", "/orders/by-link", { orderDetails, shipping, total: 20 }, key);
	if (point === "link: order written") {
		await killable.killAt(point, make);
		expect(await unitsOf(shop, productid)).toEqual({ onHand: 5, reserved: 0 });
	}
	const { orderId: id } = (await make()).data;
	expect((await make()).data).toMatchObject({ orderId: id, paymentStatus: "unpaid" });
	expect(await unitsOf(shop, productid)).toEqual({ onHand: 5, reserved: 1 });
	const orderToken = await orderTokenOf(shop.deps, key["idempotency-key"]);
	const body = {
		...linkPayment({ id, orderToken, total: 20 }),
		token: await tokenFor(killable.localCards, { cardholder: "APRO" }),
		payment_method_id: "master",
	};
	const trying = { "idempotency-key": randomUUID() };
	const pay = () => killable.ask("POST", `/orders/${id}/payment`, body, trying);
	if (point === "link: card noted") await killable.killAt(point, pay);
	expect((await pay()).data).toMatchObject({ status: "approved", orderId: id });
	expect(await unitsOf(shop, productid)).toEqual({ onHand: 4, reserved: 0 });
};

const killNotified = async (point: PaymentCrashPoint) => {
	const purchase = await prepare("CONT");
	await purchase.pay();
	const [payment] = charged(purchase.key);
	await killable.killAt(point, () => settle(payment?.id as number, "approved"));
	await expectStanding(purchase, paid);
};

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
	"link: order written": killPayingByLink,
	"link: card noted": killPayingByLink,
	"webhook: signature checked": killNotified,
	"webhook: noted": killNotified,
	"webhook: applied": killNotified,
	"webhook: committed": killNotified,
	"check: provider answered": async (point) => {
		const purchase = await prepare("CONT");
		await purchase.pay();
		await killable.killAt(point, async () => {});
		killable.localCards.state.notices.trouble.copies = 0;
		await settle(charged(purchase.key)[0]?.id as number, "approved");
		killable.localCards.state.notices.trouble.copies = 1;
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
