import { randomUUID } from "node:crypto";
import { beforeAll, expect } from "vitest";
import type { PaymentCrashPoint } from "#server/features/payments/crash-points.rules.ts";
import { addClient, addStaff, type TestStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, paymentBody } from "#server/testing/buying.ts";
import { tokenFor } from "#server/testing/cards.ts";
import { addGiftList, claim } from "#server/testing/giving.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { killableBeside } from "./killable-shop.ts";
import { purchases, SETTLED_WITHIN } from "./purchases.ts";

/** Looks into the database of the shop that is killed, and sets it up; serves nobody. */
const { shop, test } = shopTest();
let staff: TestStaff;

beforeAll(async () => {
	staff = await addStaff(shop, "admin");
});
const killable = killableBeside(shop);

const { charged } = purchases(shop, killable);

/** Somebody who gives the one line of a list and is about to pay for it. */
async function prepare() {
	const gift = await addGiftList(shop);
	const giver = await addClient(shop);
	const { data } = await claim(shop, gift, giver);
	const authorization = `Bearer ${giver.token}`;
	const { shipping: _, ...lines } = paymentBody([{ productid: gift.product }], 10);
	const attempt = async () => {
		const token = await tokenFor(killable.localCards, { cardholder: "APRO" });
		const body = { ...lines, gift: { claim: data.id }, token, payment_method_id: "master" };
		const key = randomUUID();
		return { key, pay: () => killable.ask("POST", "/payments", body, { "idempotency-key": key, authorization }) };
	};
	const cancel = (order: number) => killable.ask("POST", `/orders/${order}/cancel`, {}, { authorization });
	return { claimId: data.id, attempt, cancel, ...(await attempt()) };
}
type Given = Awaited<ReturnType<typeof prepare>>;

/** Whether the line is taken, whether an order stands for it, and what was charged. */
async function standing({ claimId, key }: Given) {
	const { rows } = await shop.pool.query<{ taken: boolean; bought: boolean }>(
		`select c.released_at is null and coalesce((select units from gift_taken t where t.id = c.id), 0) > 0 as taken,
			exists (select from gift_order g join orders o on o.id = g.order_id where g.claim_id = c.id and o.status <> 'Canceled') as bought
		from gift_claim c where c.id = $1`,
		[claimId],
	);
	return { ...rows[0], there: charged(key).map(({ status }) => status) };
}
const expectStanding = (given: Given, expected: object) =>
	expect.poll(() => standing(given), SETTLED_WITHIN).toEqual(expected);

const given = { taken: true, bought: true, there: ["approved"] };
const stillClaimed = { taken: true, bought: false, there: [] };
const free = { taken: false, bought: false, there: ["refunded"] };

test.each([
	["pay: order written", stillClaimed],
	["pay: committed", stillClaimed],
	["pay: provider asked", given],
	["pay: before the answer", given],
] as [PaymentCrashPoint, object][])(
	"killed while a gift is paid, at “%s”: it is given or still claimed, as the money says, and can be paid where it was not",
	async (point, expected) => {
		const one = await prepare();
		const isAsked = async () => void (await expect.poll(() => charged(one.key).length, SETTLED_WITHIN).toBe(1));
		await killable.killAt(point, one.pay, point === "pay: provider asked" ? isAsked : undefined);
		await expectStanding(one, expected);
		if (expected === stillClaimed) {
			const again = await one.attempt();
			expect(await again.pay()).toMatchObject({ status: 200, data: { status: "approved" } });
			await expectStanding({ ...one, ...again }, given);
		}
		await expectSoundBooks(shop);
	},
	180_000,
);

test("killed while a gift is called off or given back: the line is free, and the money is back", async () => {
	const calledOff = await prepare();
	const { data } = await calledOff.pay();
	await killable.killAt("cancel: committed", () => calledOff.cancel(data.orderId));
	await expectStanding(calledOff, free);
	const refunded = await prepare();
	const order = (await refunded.pay()).data.orderId;
	const headers = { authorization: `Bearer ${staff.token}`, "idempotency-key": randomUUID() };
	await killable.killAt("refund: answered", () => killable.ask("POST", `/orders/${order}/refund`, {}, headers));
	await expectStanding(refunded, free);
	await expectSoundBooks(shop);
}, 180_000);
