import { inArray } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect } from "vitest";
import { createWebhookSender } from "#server/adapters/webhooks/sender.ts";
import { paymentAttempt } from "#server/db/schema.ts";
import { tidyBuyers } from "#server/features/orders/forget-buyers.jobs.ts";
import { expectSoundBooks } from "#server/testing/buying.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import type { Plan } from "./deed.ts";
import { expectAllTold, listen } from "./deeds/doors.ts";
import { live, type Model } from "./live.ts";
import { observe } from "./observe.ts";
import { LossyPayments } from "./payments.ts";
import { alone, anything } from "./plans.ts";
import { firstDay, forgetBuyer, type State } from "./state.ts";
import { passing } from "./time.ts";
import { differences, viewOf } from "./view.ts";
import { World } from "./world.ts";

const OPERATIONS = Number(process.env.LIFE_OPERATIONS ?? 30_000);
const SEED = process.env.SEED === undefined ? undefined : Number(process.env.SEED);
const HALF_AN_HOUR = 31;
const EIGHT_DAYS = 8 * 24 * 60;
const MINUTE = 60_000;
/** In so many deeds each end that a gift can come to comes about. */
const ENOUGH_FOR_GIFTS = 1_000;

const provider = new LossyPayments();
const { shop, test } = shopTest({
	payments: provider,
	webhooks: createWebhookSender({ local: true }),
	config: { rateLimits: false, reconcileSeconds: 1 },
});
let done = 0;
const came = { paid: 0, refunded: 0, freed: 0 };

let stopListening: () => Promise<void>;
afterAll(() => stopListening());

beforeAll(async () => {
	stopListening = await listen(shop);
	const seldom = { hits: 1_000_000, seconds: 60 };
	shop.deps.config.limits = { ...shop.deps.config.limits, listShare: seldom, listMail: seldom };
	const opened = new Date(Math.floor(Date.now() / MINUTE) * MINUTE);
	shop.clock.now = () => opened;
});

class Doing implements fc.AsyncCommand<Model, World> {
	readonly plans: readonly Plan[];
	constructor(plans: readonly Plan[]) {
		this.plans = plans;
	}
	check = ({ state }: Readonly<Model>) => this.plans.some((plan) => plan.meet(state) !== null);
	async run(model: Model, world: World): Promise<void> {
		done += await live(model, world, this.plans);
	}
	toString = () => this.plans.map(({ says }) => says).join(" & ");
}

const later = (minutes: number): Plan => ({ says: `${minutes} minutes pass`, meet: () => passing(minutes) });
const half = later(HALF_AN_HOUR);
const together = fc.array(anything, { minLength: 2, maxLength: 7 }).map((plans) => new Doing(plans));
const inTurn = fc.oneof({ weight: 5, arbitrary: alone }, { weight: 1, arbitrary: fc.constant(half) });
const life = fc.commands([inTurn.map((plan) => new Doing([plan])), together], { maxCommands: 60, size: "max" });

/** What of gift lists was paid, what of that went back, and what is to be given by others again. */
function countGifts({ orders, gifts }: State): void {
	const paid = Object.values(orders).filter(({ isGift, wasPaid }) => isGift && wasPaid);
	came.paid += paid.length;
	came.refunded += paid.filter(({ payment }) => payment === "refunded").length;
	came.freed += Object.values(gifts).filter(({ isFree }) => isFree).length;
}

/** Eight days later nothing is undecided, nothing is reserved, and no sent or cancelled order names who left. */
async function expectTrueEnd(model: Model, world: World): Promise<void> {
	await live(model, world, [later(EIGHT_DAYS)]);
	for (const order of Object.values(model.state.orders)) {
		expect(["claimed", "asked", "pending"]).not.toContain(order.payment);
		expect(order.stock).not.toBe("reserved");
		expect(order.refund).not.toBe("wanted");
	}
	countGifts(model.state);
	await tidyBuyers(shop.deps);
	for (const order of Object.values(model.state.orders)) forgetBuyer(model.state, order);
	expect(differences(await observe(world), viewOf(model.state))).toEqual([]);
	await expectSoundBooks(shop);
	await expectAllTold(shop);
	provider.forget();
	await shop.db.update(paymentAttempt).set({ nextCheckAt: null }).where(inArray(paymentAttempt.id, world.keys()));
}

test(`${OPERATIONS} random deeds of clients, staff and the card provider, alone and at once, are explained by the model, and the books are sound`, async () => {
	const first = SEED ?? Math.floor(Math.random() * 2 ** 31);
	for (let seed = first; done < OPERATIONS; seed += 1) {
		await fc.assert(
			fc.asyncProperty(life, async (commands) => {
				const model: Model = { state: firstDay() };
				const world = await World.open(shop, provider);
				await fc.asyncModelRun(() => ({ model, real: world }), commands);
				await expectTrueEnd(model, world);
			}),
			// A failure is told at once; SEED=… plays it again, and with SHRINK=on a shorter one is looked for.
			{ seed, numRuns: 10, endOnFailure: process.env.SHRINK === undefined, includeErrorInReport: true },
		);
	}
	expect(done).toBeGreaterThanOrEqual(OPERATIONS);
	const least = Math.floor(OPERATIONS / ENOUGH_FOR_GIFTS);
	for (const [what, times] of Object.entries(came))
		expect(times, `gifts that were ${what}, of ${JSON.stringify(came)}`).toBeGreaterThanOrEqual(least);
	console.log(`${done} deeds, with gifts ${JSON.stringify(came)}`);
}, 3_600_000);
