import { afterEach, beforeAll, expect } from "vitest";
import { expectSoundBooks, unitsOf } from "#server/testing/buying.ts";
import { testWithShop } from "#server/testing/shop-test.ts";
import { expectations, troubleOf } from "./expectations.ts";
import type { Fault } from "./proxy.ts";
import { openTroubledShop, type TroubledShop } from "./troubled-shop.ts";

const LINK = "card provider";
/** The provider's time-out is one second here: one for the charge, one to ask what became of it. */
const ANSWERED_WITHIN_MS = 3_500;
const SETTLED_WITHIN = { timeout: 20_000, interval: 100 };

const { shop, test } = testWithShop(openTroubledShop);
beforeAll(() => {
	// Notices would tell the outcome by another way; here the shop has to find out by itself.
	shop.cards.state.notices.trouble.copies = 0;
});
afterEach(() => shop.links[LINK].heal());

type Purchase = Awaited<ReturnType<TroubledShop["purchase"]>>;

async function payDuring(fault: Fault, { pay }: Purchase) {
	await shop.ask("/home");
	await shop.links[LINK].set(troubleOf(LINK, fault));
	const paying = pay();
	expect((await shop.ask("/home")).status).toBe(200);
	const answer = await paying;
	expect(answer.ms).toBeLessThan(ANSWERED_WITHIN_MS);
	expect(answer.status).toBe(200);
	return JSON.parse(answer.text) as { status: string; status_detail: string };
}

async function standing({ key, product }: Purchase) {
	const { rows } = await shop.other.pool.query<{ status: string; state: string }>(
		"select o.status, a.state from payment_attempt a join orders o on o.id = a.order_id where a.id = $1",
		[key],
	);
	return {
		order: rows[0]?.status,
		payment: rows[0]?.state,
		charges: shop.cards.state.journal.withReference(key).length,
		units: await unitsOf(shop.other, product),
	};
}

const paid = { order: "Completed", payment: "approved", charges: 1, units: { onHand: 4, reserved: 0 } };
const nothing = { order: "Canceled", charges: 0, units: { onHand: 5, reserved: 0 } };
const expectEnd = async (purchase: Purchase, end: object) => {
	await expect.poll(() => standing(purchase), SETTLED_WITHIN).toMatchObject(end);
	await expectSoundBooks(shop.other);
};

test(`card provider with latency: ${expectations[LINK].latency}`, async () => {
	const purchase = await shop.purchase();
	expect(await payDuring("latency", purchase)).toMatchObject({ status: "approved" });
	await expectEnd(purchase, paid);
});

test(`card provider down: ${expectations[LINK].down}`, async () => {
	const purchase = await shop.purchase();
	expect(await payDuring("down", purchase)).toMatchObject({
		status: "rejected",
		status_detail: "provider_unreachable",
	});
	await expectEnd(purchase, { ...nothing, payment: "rejected" });
	await shop.links[LINK].heal();
	const again = await shop.purchase();
	expect(JSON.parse((await again.pay()).text)).toMatchObject({ status: "approved" });
});

test.each(["reset", "timeout"] as const)(
	`card provider %s: ${expectations[LINK].reset}`,
	async (fault) => {
		const purchase = await shop.purchase();
		expect(await payDuring(fault, purchase)).toMatchObject({ status: "unknown" });
		expect(await standing(purchase)).toMatchObject({ order: "Processing", charges: 0 });
		await shop.links[LINK].heal();
		await expectEnd(purchase, { ...nothing, payment: "cancelled" });
	},
	40_000,
);

test.each(["slow", "cut"] as const)(
	`card provider %s: ${expectations[LINK].slow}`,
	async (fault) => {
		const purchase = await shop.purchase();
		expect(await payDuring(fault, purchase)).toMatchObject({ status: "unknown" });
		await shop.links[LINK].heal();
		await expectEnd(purchase, paid);
	},
	40_000,
);
