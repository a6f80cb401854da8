import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { webhooks } from "#core/contract/webhooks.ts";
import { createWebhookSender } from "../../adapters/webhooks/sender.ts";
import { addStaff } from "../../testing/actors.ts";
import { type Answer, addDelivery, addReceiver, listening } from "../../testing/receivers.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { webhookCrashPoints } from "./crash-points.rules.ts";
import { tellReceivers } from "./webhooks.jobs.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { shop, test } = shopTest({ config: { rateLimits: false }, webhooks: createWebhookSender({ local: true }) });
let program: Awaited<ReturnType<typeof listening>>;
let secret = "";
let now = Date.now();

beforeAll(async () => {
	program = await listening(
		() => secret,
		() => new Date(now),
	);
});
afterAll(() => program.close());
beforeEach(() => {
	now = Date.now();
	shop.clock.now = () => new Date(now);
});

const GOOD: Answer = { status: 204 };
const BUSY: Answer = { status: 503 };
/** The ids of what the receiver said yes to, in this order. */
const taken: string[] = [];

/** A receiver that has heard nothing yet, and so many things it is to be told, the oldest first. */
async function receiving(things: number) {
	await shop.pool.query("delete from told_event; delete from webhook_endpoint");
	const row = await addReceiver(shop, { address: program.address });
	secret = row.secret;
	program.heard.length = 0;
	program.unverified.length = 0;
	taken.length = 0;
	for (let at = 0; at < things; at += 1) await addDelivery(shop, row.id);
	const { rows } = await shop.pool.query<{ message: string }>("select message from told_event order by id");
	return { id: row.id, messages: rows.map(({ message }) => message) };
}

async function listed(id: number) {
	const { token } = await addStaff(shop, "admin");
	return (await shop.call(webhooks.deliveries, { params: { id }, query: {} }, token)).data.toReversed();
}

function said(id: string, answer: Answer): Answer {
	if (answer === GOOD) taken.push(id);
	return answer;
}

type Round = { answers: readonly Answer[]; held?: number | undefined; dies?: string | undefined };

/**
 * Two senders tell what is due: the second begins when one message of the first lies at the receiver unanswered, and has
 * finished before that one is. The first may die at a point of its way.
 */
async function twoSenders({ answers, held, dies }: Round): Promise<void> {
	let came = 0;
	const lies = Promise.withResolvers<void>();
	const isLetGo = Promise.withResolvers<void>();
	let mayHold = true;
	program.answer = async (id) => {
		const at = came++;
		if (mayHold && at === held) {
			lies.resolve();
			await isLetGo.promise;
		}
		return said(id, answers[at % answers.length] ?? GOOD);
	};
	const crashAt = (point: string) => {
		if (point === dies) throw new Error("killed");
	};
	const first = tellReceivers({ ...shop.deps, ...(dies && { crashAt }) }).catch((error: Error) => error.message);
	await Promise.race([lies.promise, first]);
	mayHold = false;
	await tellReceivers(shop.deps);
	isLetGo.resolve();
	expect([undefined, "killed"]).toContain(await first);
}

test("an attempt that is overtaken and then fails does not take back what was told", async () => {
	const { id, messages } = await receiving(1);
	await twoSenders({ answers: [BUSY, GOOD], held: 0 });
	expect(await listed(id)).toMatchObject([{ state: "delivered", attempts: 2, status: 204, nextAt: null }]);
	now += 24 * HOUR;
	await tellReceivers(shop.deps);
	expect(program.heard.map((one) => one.id)).toEqual([messages[0], messages[0]]);
	expect(program.unverified).toEqual([]);
});

test("an attempt that is overtaken by a failure and then succeeds has told it", async () => {
	const { id } = await receiving(1);
	await twoSenders({ answers: [GOOD, BUSY], held: 0 });
	expect(await listed(id)).toMatchObject([{ state: "delivered", attempts: 2, status: 204, nextAt: null }]);
});

/** Down for an hour: whoever looks in between is refused, or hung up on. */
async function hourDown(answers: readonly Answer[]): Promise<void> {
	const begin = now;
	let came = 0;
	program.answer = () => answers[came++ % answers.length] ?? BUSY;
	for (const minutes of [0, 1, 7, 38, 60]) {
		now = begin + minutes * MINUTE;
		await tellReceivers(shop.deps);
	}
}

const someAnswers = (...some: Answer[]) => fc.array(fc.constantFrom(...some), { minLength: 1, maxLength: 12 });
const weather = fc.record({
	answers: someAnswers(GOOD, GOOD, GOOD, BUSY, "torn"),
	held: fc.option(fc.nat(5), { nil: undefined }),
	dies: fc.option(fc.constantFrom(...Object.keys(webhookCrashPoints)), { nil: undefined, freq: 2 }),
	hours: fc.integer({ min: 0, max: 6 }),
});
const history = fc.record({
	things: fc.integer({ min: 1, max: 9 }),
	down: someAnswers(BUSY, BUSY, "torn"),
	rounds: fc.array(weather, { minLength: 1, maxLength: 2 }),
});

test("down for an hour, killed, doubled and out of order: everything arrives under its one id, signed", async () => {
	const seen = { doubled: 0, reordered: 0 };
	await fc.assert(
		fc.asyncProperty(history, async ({ things, down, rounds }) => {
			const { id, messages } = await receiving(things);
			await hourDown(down);
			for (const { hours, ...round } of rounds) {
				now += hours * HOUR;
				await twoSenders(round);
			}
			program.answer = (id) => said(id, GOOD);
			now += 24 * HOUR;
			await tellReceivers(shop.deps);

			expect(program.unverified).toEqual([]);
			expect(new Set(taken)).toEqual(new Set(messages));
			for (const same of Map.groupBy(program.heard, (one) => one.id).values())
				expect(new Set(same.map(({ body }) => body)).size).toBe(1);
			expect((await listed(id)).map(({ message, state }) => [message, state])).toEqual(
				messages.map((message) => [message, "delivered"]),
			);
			const order = taken.map((id) => messages.indexOf(id));
			if (taken.length > messages.length) seen.doubled += 1;
			if (order.some((place, at) => place < (order[at - 1] ?? 0))) seen.reordered += 1;
		}),
		{ numRuns: 40 },
	);
	expect(seen.doubled).toBeGreaterThan(0);
	expect(seen.reordered).toBeGreaterThan(0);
}, 120_000);
