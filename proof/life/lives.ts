import { inArray } from "drizzle-orm";
import fc from "fast-check";
import type pg from "pg";
import { afterAll, beforeAll, expect } from "vitest";
import { createWebhookSender } from "#server/adapters/webhooks/sender.ts";
import { paymentAttempt } from "#server/db/schema.ts";
import { tidyBuyers } from "#server/features/orders/forget-buyers.jobs.ts";
import type { TestShop } from "#server/testing/app.ts";
import { expectSoundBooks } from "#server/testing/buying.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import type { Plan } from "./deed.ts";
import { expectAllTold, listen } from "./deeds/doors.ts";
import { live, type Model } from "./live.ts";
import { observe } from "./observe.ts";
import { LossyPayments } from "./payments.ts";
import { alone, anything } from "./plans.ts";
import { openReader } from "./rows.ts";
import { firstDay, forgetBuyer, type State } from "./state.ts";
import { passing } from "./time.ts";
import { differences, viewOf } from "./view.ts";
import { World } from "./world.ts";

/** Each is a file of its own, so that they live at the same time; every life ends with the books of all lives of its shop. */
const SHOPS = 4;
/** How many of all deeds are done in one of them. */
export const DEEDS = Math.ceil(Number(process.env.LIFE_OPERATIONS ?? 30_000) / SHOPS);
export const LONGEST_MS = 3_600_000;
const SEED = process.env.SEED === undefined ? undefined : Number(process.env.SEED);
const SEEDS_OF_A_SHOP = 2 ** 31 / SHOPS;
const HALF_AN_HOUR = 31;
const EIGHT_DAYS = 8 * 24 * 60;
const MINUTE = 60_000;
/** In so many deeds each end that a gift can come to comes about. */
const ENOUGH_FOR_GIFTS = 1_000;

class Doing implements fc.AsyncCommand<Model, World> {
	readonly plans: readonly Plan[];
	constructor(plans: readonly Plan[]) {
		this.plans = plans;
	}
	check = ({ state }: Readonly<Model>) => this.plans.some((plan) => plan.meet(state) !== null);
	async run(model: Model, world: World): Promise<void> {
		model.deeds += await live(model, world, this.plans);
	}
	toString = () => this.plans.map(({ says }) => says).join(" & ");
}

const later = (minutes: number): Plan => ({ says: `${minutes} minutes pass`, meet: () => passing(minutes) });
const half = later(HALF_AN_HOUR);
const together = fc.array(anything, { minLength: 2, maxLength: 7 }).map((plans) => new Doing(plans));
const inTurn = fc.oneof({ weight: 5, arbitrary: alone }, { weight: 1, arbitrary: fc.constant(half) });
const life = fc.commands([inTurn.map((plan) => new Doing([plan])), together], { maxCommands: 60, size: "max" });

/** `test` for a file whose shop lives, and how it does. The `place` of a shop among the others gives its lives seeds of their own. */
export function livingTest(place: number) {
	const provider = new LossyPayments();
	const { shop, test } = shopTest({
		payments: provider,
		webhooks: createWebhookSender({ local: true }),
		config: { rateLimits: false, reconcileSeconds: 1 },
	});
	const came = { paid: 0, refunded: 0, freed: 0 };
	let done = 0;
	let reader: pg.Client;
	let stopListening = async () => {};

	beforeAll(async () => {
		stopListening = await listen(shop);
		reader = await openReader(shop);
		const seldom = { hits: 1_000_000, seconds: 60 };
		shop.deps.config.limits = { ...shop.deps.config.limits, listShare: seldom, listMail: seldom };
		const opened = new Date(Math.floor(Date.now() / MINUTE) * MINUTE);
		shop.clock.now = () => opened;
	});
	afterAll(async () => {
		await reader?.end();
		await stopListening();
	});

	const liveOnce = async (commands: Iterable<fc.AsyncCommand<Model, World>>) => {
		const model: Model = { state: firstDay(), deeds: 0 };
		const world = await World.open({ shop, provider, reader });
		await fc.asyncModelRun(() => ({ model, real: world }), commands);
		done += model.deeds;
		await expectTrueEnd(shop, model, world);
		countGifts(model.state, came);
	};

	const liveOn = async () => {
		const first = SEED ?? Math.floor((place + Math.random()) * SEEDS_OF_A_SHOP);
		// A failure is told at once; SEED=… plays it again, and with SHRINK=on a shorter one is looked for.
		const settings = { numRuns: 10, endOnFailure: process.env.SHRINK === undefined, includeErrorInReport: true };
		for (let seed = first; done < DEEDS; seed += 1)
			await fc.assert(fc.asyncProperty(life, liveOnce), { ...settings, seed });
		expect(done).toBeGreaterThanOrEqual(DEEDS);
		const least = Math.floor(DEEDS / ENOUGH_FOR_GIFTS);
		for (const [what, times] of Object.entries(came))
			expect(times, `gifts that were ${what}, of ${JSON.stringify(came)}`).toBeGreaterThanOrEqual(least);
		console.log(`${done} deeds, with gifts ${JSON.stringify(came)}`);
	};
	return { test, liveOn };
}

/** What of gift lists was paid, what of that went back, and what is to be given by others again. */
function countGifts({ orders, gifts }: State, came: { paid: number; refunded: number; freed: number }): void {
	const paid = Object.values(orders).filter(({ isGift, wasPaid }) => isGift && wasPaid);
	came.paid += paid.length;
	came.refunded += paid.filter(({ payment }) => payment === "refunded").length;
	came.freed += Object.values(gifts).filter(({ isFree }) => isFree).length;
}

/** Eight days later nothing is undecided, nothing is reserved, and no sent or cancelled order names who left. */
async function expectTrueEnd(shop: TestShop, model: Model, world: World): Promise<void> {
	await live(model, world, [later(EIGHT_DAYS)]);
	for (const order of Object.values(model.state.orders)) {
		expect(["claimed", "asked", "pending"]).not.toContain(order.payment);
		expect(order.stock).not.toBe("reserved");
		expect(order.refund).not.toBe("wanted");
	}
	await tidyBuyers(shop.deps);
	for (const order of Object.values(model.state.orders)) forgetBuyer(model.state, order);
	expect(differences(await observe(world), viewOf(model.state))).toEqual([]);
	await expectSoundBooks(shop);
	await expectAllTold(shop);
	world.provider.forget();
	await shop.db.update(paymentAttempt).set({ nextCheckAt: null }).where(inArray(paymentAttempt.id, world.keys()));
}
