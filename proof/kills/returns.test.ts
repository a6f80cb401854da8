import { randomUUID } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { type ReturnCrashPoint, returnCrashPoints } from "#server/features/returns/crash-points.rules.ts";
import { addStaff, type TestStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, unitsOf } from "#server/testing/buying.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { killableBeside } from "./killable-shop.ts";
import { paid, purchases, refunded } from "./purchases.ts";

/** Looks into the database of the shop that is killed, and sets it up; serves nobody. */
const { shop, test } = shopTest();
let staff: TestStaff;

beforeAll(async () => {
	staff = await addStaff(shop, "admin");
});
const killable = killableBeside(shop);

const { prepare, expectStanding } = purchases(shop, killable);
const staffToken = () => ({ authorization: `Bearer ${staff.token}` });
const LARGER = { ColorName: "Blanco", size: "L" };

/** A sent order, and one of its pieces on its way back: in exchange for a larger one, or for its money. */
async function returning(exchange?: typeof LARGER) {
	const purchase = await prepare();
	const { data } = await purchase.pay();
	await killable.ask("PATCH", `/orders/${data.orderId}`, { orderStatus: "Submited" }, staffToken());
	const key = { "idempotency-key": randomUUID(), authorization: `Bearer ${purchase.client.token}` };
	const body = { lines: [{ line: 1, quantity: 1, ...(exchange && { exchange }) }] };
	const ask = () => killable.ask("POST", `/orders/${data.orderId}/returns`, body, key);
	return { purchase, ask, larger: () => unitsOf(shop, purchase.product, "L") };
}

const sentOrder = { ...paid, order: "Submited" };

const killAskingBack = async (point: ReturnCrashPoint) => {
	const { ask, larger } = await returning(LARGER);
	await killable.killAt(point, ask);
	expect(await larger()).toMatchObject({ reserved: point === "return: committed" ? 1 : 0 });
	expect((await ask()).data).toMatchObject({ state: "requested" });
	expect(await larger()).toEqual({ onHand: 5, reserved: 1 });
};

const killReceiving = async (point: ReturnCrashPoint) => {
	await killReceivingForMoney(point);
	await killReceivingInExchange(point);
};

const killReceivingForMoney = async (point: ReturnCrashPoint) => {
	const { purchase, ask } = await returning();
	const { data } = await ask();
	const receive = () => killable.ask("POST", `/returns/${data.number}/receive`, {}, staffToken());
	await killable.killAt(point, receive);
	await expectStanding(purchase, point === "return: received" ? sentOrder : refunded);
	expect((await receive()).data).toMatchObject({ state: "received" });
	await expectStanding(purchase, refunded);
};

const killReceivingInExchange = async (point: ReturnCrashPoint) => {
	const { purchase, ask, larger } = await returning(LARGER);
	const { data } = await ask();
	const receive = () => killable.ask("POST", `/returns/${data.number}/receive`, {}, staffToken());
	await killable.killAt(point, receive);
	expect(await larger()).toEqual(
		point === "return: received" ? { onHand: 5, reserved: 1 } : { onHand: 4, reserved: 0 },
	);
	expect((await receive()).data).toMatchObject({ state: "received", lines: [{ outcome: "exchange" }] });
	expect(await larger()).toEqual({ onHand: 4, reserved: 0 });
	await expectStanding(purchase, { ...sentOrder, units: { onHand: 5, reserved: 0 } });
};

const killSending = async (point: ReturnCrashPoint) => {
	const { purchase, ask, larger } = await returning(LARGER);
	const { data } = await ask();
	await killable.ask("POST", `/returns/${data.number}/receive`, {}, staffToken());
	const body = { carrier: "Correo Uno", tracking: "X1", url: "" };
	const send = () => killable.ask("POST", `/returns/${data.number}/shipment`, body, staffToken());
	const left = async () =>
		(
			await shop.pool.query(
				`select (select count(*) from return_request where id = $1::bigint and sent_at is not null) as parcels,
					(select count(*) from mail where dedupe_key = 'return ' || $1::bigint || ' sent shopper') as mails`,
				[data.number],
			)
		).rows[0];
	await killable.killAt(point, send);
	const count = point === "exchange: written" ? 0 : 1;
	expect(await left()).toEqual({ parcels: count, mails: count });
	expect((await send()).data).toMatchObject({ parcel: { tracking: "X1" } });
	expect(await left()).toEqual({ parcels: 1, mails: 1 });
	expect(await larger()).toEqual({ onHand: 4, reserved: 0 });
	await expectStanding(purchase, { ...sentOrder, units: { onHand: 5, reserved: 0 } });
};

const walk: Record<ReturnCrashPoint, (point: ReturnCrashPoint) => Promise<void>> = {
	"return: written": killAskingBack,
	"return: committed": killAskingBack,
	"return: received": killReceiving,
	"return: before the refund": killReceiving,
	"exchange: written": killSending,
	"exchange: committed": killSending,
};

test.each(Object.entries(returnCrashPoints) as [ReturnCrashPoint, string][])(
	"killed at “%s”: %s",
	async (point) => {
		await walk[point](point);
		await expectSoundBooks(shop);
	},
	180_000,
);
