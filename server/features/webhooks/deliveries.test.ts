import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { webhooks } from "#core/contract/webhooks.ts";
import { createWebhookSender } from "../../adapters/webhooks/sender.ts";
import { addStaff } from "../../testing/actors.ts";
import { addDelivery, addReceiver, listening } from "../../testing/receivers.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { tidyOldRows } from "../tidying.ts";
import { webhookCrashPoints } from "./crash-points.rules.ts";
import { WAITS_MS } from "./waits.rules.ts";
import { tellReceivers } from "./webhooks.jobs.ts";

const HOUR = 3_600_000;
const { shop, test } = shopTest({ config: { rateLimits: false }, webhooks: createWebhookSender({ local: true }) });
let program: Awaited<ReturnType<typeof listening>>;
let secret = "";
let now = Date.now();
let admin = "";

beforeAll(async () => {
	program = await listening(() => secret);
});
afterAll(() => program.close());
beforeEach(async () => {
	await shop.pool.query("delete from told_event; delete from webhook_endpoint");
	now = Date.now();
	shop.clock.now = () => new Date(now);
	program.heard.length = 0;
	program.unverified.length = 0;
	program.answer = { status: 204 };
	admin = await anAdmin();
});

/** A receiver at the program's address, with so many things to be told. */
async function receiving(things: number, values: Parameters<typeof addReceiver>[1] = {}) {
	const row = await addReceiver(shop, { address: program.address, ...values });
	secret = row.secret;
	const ids = [];
	for (let at = 0; at < things; at += 1) ids.push(await addDelivery(shop, row.id));
	return { id: row.id, ids };
}
/** Nobody stays logged in while days pass. */
const anAdmin = async () => (await addStaff(shop, "admin")).token;
const listed = async (id: number) =>
	(await shop.call(webhooks.deliveries, { params: { id }, query: {} }, await anAdmin())).data;
const receiver = async () => (await shop.call(webhooks.list, {}, await anAdmin())).data[0];
const tell = () => tellReceivers(shop.deps);
/** What a receiver that knows ids makes of what it heard. */
const heardOnce = () => new Set(program.heard.map(({ id }) => id));

test("what nobody answered for an hour arrives when they are back, each under its one id", async () => {
	now -= 2.6 * HOUR;
	const { id } = await receiving(3);
	program.answer = { status: 503 };
	const begin = now;
	for (const minutes of [0, 1, 6, 30, 36, 59]) {
		now = begin + minutes * 60_000;
		await tell();
	}
	// Their clocks are an hour behind by now: what they were sent then, they could not verify any more.
	expect(program.unverified.length).toBe(12);
	expect((await listed(id)).map(({ state, attempts, status }) => [state, attempts, status])).toEqual(
		Array.from({ length: 3 }, () => ["waiting", 4, 503]),
	);
	program.answer = { status: 200 };
	await tell();
	expect(program.heard).toEqual([]);
	now = begin + 2.6 * HOUR;
	await tell();
	expect(program.heard).toHaveLength(3);
	const shown = await listed(id);
	expect(heardOnce()).toEqual(new Set(shown.map(({ message }) => message)));
	expect(shown.every(({ state, nextAt }) => state === "delivered" && nextAt === null)).toBe(true);
	expect(await receiver()).toMatchObject({ on: true, failingSince: null, waiting: 0, failed: 0 });
});

describe.each(Object.entries(webhookCrashPoints))("a sender that dies at %s", (point, afterwards) => {
	test(`leaves nothing untold: ${afterwards}`, async () => {
		await receiving(3);
		const dying = {
			...shop.deps,
			crashAt: (at: string) => {
				if (at === point) throw new Error("killed");
			},
		};
		await expect(tellReceivers(dying)).rejects.toThrow("killed");
		await tell();
		await tell();
		expect(program.unverified).toEqual([]);
		expect(heardOnce().size).toBe(3);
		expect(program.heard).toHaveLength(point === "hook: answered" ? 6 : 3);
		const bodies = Map.groupBy(program.heard, ({ id }) => id);
		for (const same of bodies.values()) expect(new Set(same.map(({ body }) => body)).size).toBe(1);
	});
});

test("two senders at once, and one asked to send again, tell the same things under the same ids", async () => {
	const { id, ids } = await receiving(8);
	await Promise.all([tell(), tell()]);
	for (const delivery of ids.reverse())
		expect((await shop.call(webhooks.sendAgain, { params: { id, delivery } }, admin)).data.state).toBe("waiting");
	await tell();
	expect(program.heard.length).toBeGreaterThanOrEqual(16);
	expect(heardOnce()).toEqual(new Set((await listed(id)).map(({ message }) => message)));
	const other = await receiving(0);
	const params = { id: other.id, delivery: ids[0] ?? 0 };
	expect((await shop.call(webhooks.sendAgain, { params }, admin)).status).toBe(404);
});

test("each attempt waits longer, for three days; then it is given up and its receiver is switched off", async () => {
	const { id } = await receiving(1);
	program.answer = { status: 500, body: "no" };
	const begin = now;
	const tried: number[] = [];
	for (let step = 0; step <= WAITS_MS.length; step += 1) {
		await tell();
		tried.push(now);
		const [waiting] = await listed(id);
		if (waiting?.nextAt) now = Date.parse(waiting.nextAt);
	}
	const waits = tried.slice(1).map((at, step) => at - (tried[step] ?? 0));
	expect(waits).toEqual([...waits].sort((a, b) => a - b));
	expect(now - begin).toBeGreaterThanOrEqual(72 * HOUR);
	expect(now - begin).toBeLessThan(73 * HOUR);
	expect(await listed(id)).toMatchObject([
		{ state: "failed", attempts: 10, status: 500, problem: "answer", answer: "no" },
	]);
	expect(await receiver()).toMatchObject({ on: false, offReason: "failing", failed: 1 });
	const { data } = await shop.call(webhooks.change, { params: { id }, body: { on: true } }, await anAdmin());
	expect(data).toMatchObject({ on: true, offReason: null, failingSince: null });
});

test("one that says it is gone is told no more", async () => {
	const { id } = await receiving(1);
	program.answer = { status: 410 };
	await tell();
	await addDelivery(shop, id);
	await tell();
	expect(program.heard).toHaveLength(1);
	expect(await receiver()).toMatchObject({ on: false, offReason: "gone", waiting: 2 });
});

test("one receiver that does not answer keeps no other waiting", async () => {
	const { id } = await receiving(1, { address: "http://127.0.0.1:9/" });
	await receiving(1);
	await tell();
	expect(program.heard).toHaveLength(1);
	expect(await listed(id)).toMatchObject([{ state: "waiting", attempts: 1, problem: "unreachable", status: null }]);
});

test("a new secret is shown once; for a day messages verify with either, then with the new one alone", async () => {
	const { id } = await receiving(1);
	const old = secret;
	const { data } = await shop.call(webhooks.renewSecret, { params: { id } }, admin);
	expect(data.secret).toMatch(/^whsec_.{44}$/);
	await tell();
	secret = data.secret;
	await addDelivery(shop, id);
	await tell();
	expect([program.heard.length, program.unverified]).toEqual([2, []]);
	await shop.pool.query("update webhook_endpoint set old_secret_until = $1", [new Date(now)]);
	secret = old;
	await addDelivery(shop, id);
	await tell();
	expect(program.unverified).toHaveLength(1);
	const shown = JSON.stringify([await receiver(), await listed(id)]) + shop.logged.join("");
	for (const known of [old, data.secret]) expect(shown).not.toContain(known);
});

test("a test is sent at once, told of, and never tried again", async () => {
	const { id } = await receiving(0, { isOn: false });
	const good = await shop.call(webhooks.sendTest, { params: { id } }, admin);
	expect(good.data).toMatchObject({ type: "webhook.test", state: "delivered", status: 204, data: {} });
	expect(program.heard.map(({ type }) => type)).toEqual(["webhook.test"]);
	program.answer = { status: 302, headers: { location: program.address } };
	const bad = await shop.call(webhooks.sendTest, { params: { id } }, admin);
	expect(bad.data).toMatchObject({ state: "failed", status: 302, problem: "answer", attempts: 1, nextAt: null });
	expect(program.heard).toHaveLength(2);
	expect(await receiver()).toMatchObject({ failingSince: null });
});

test("receivers are added, changed and deleted by admins, and the log says so", async () => {
	const body = { name: "Books", address: program.address, events: ["order.paid" as const] };
	const added = await shop.call(webhooks.add, { body }, admin);
	expect(added.data).toMatchObject({
		receiver: { name: "Books", on: true, failingSince: null },
		secret: expect.any(String),
	});
	expect((await shop.call(webhooks.add, { body: { ...body, name: "BOOKS" } }, admin)).status).toBe(409);
	const { id } = added.data.receiver;
	await shop.call(webhooks.change, { params: { id }, body: { on: false, events: ["stock.low"] } }, admin);
	expect(await receiver()).toMatchObject({ on: false, offReason: null, events: ["stock.low"] });
	await addDelivery(shop, id);
	expect((await shop.call(webhooks.remove, { params: { id } }, admin)).data).toEqual([]);
	expect((await shop.pool.query("select from webhook_delivery")).rows).toEqual([]);
	const { data: log } = await shop.call(audit.list, { query: {} }, admin);
	expect(JSON.stringify(log)).toContain("webhooks.remove");
});

test("an address inside, without TLS or with a password is refused where it is entered", async () => {
	shop.deps.webhooks.local = false;
	for (const address of ["http://books.test/", "https://127.0.0.1/", "https://a:b@books.test/", "https://localhost/"]) {
		const body = { name: "Inside", address, events: ["order.paid" as const] };
		const { status, data } = await shop.call(webhooks.add, { body }, admin);
		expect([status, data]).toMatchObject([400, { fields: { address: expect.any(String) } }]);
	}
	shop.deps.webhooks.local = true;
});

test("what is older than a month is forgotten, and what was for nobody", async () => {
	const { id } = await receiving(2);
	await shop.pool.query("update told_event set at = $1 where id = (select min(id) from told_event)", [
		new Date(now - 31 * 24 * HOUR),
	]);
	await addDelivery(shop, 2_000_000_000);
	await tidyOldRows(shop.deps);
	expect(await listed(id)).toHaveLength(1);
	expect((await shop.pool.query("select from webhook_delivery")).rows).toHaveLength(1);
});
