import { setImmediate as turn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { queueMail } from "#server/adapters/mail/queue-mail.ts";
import { emptyDatabase } from "#server/testing/database.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { jobs } from "../features/jobs.ts";
import { drainJobs } from "../testing/drain-jobs.ts";
import { newBoss } from "./boss.ts";
import { every } from "./every.ts";
import { installJobs } from "./install.ts";
import { enqueue, openJobs, workOn } from "./jobs.ts";
import { job, queue } from "./queue.ts";

const { shop, test } = shopTest();

const mailTo = (to: string, dedupeKey?: string) => ({
	to,
	kind: "test",
	subject: "Hello",
	text: "Hello",
	html: "<p>Hello</p>",
	...(dedupeKey && { dedupeKey }),
});

async function stateOf(to: string) {
	const { rows } = await shop.db.execute<{ state: string }>(sql`select state from mail where to_address = ${to}`);
	return rows.map(({ state }) => state);
}

test("a job is done after its transaction commits", async () => {
	await shop.db.transaction((tx) => queueMail(shop.deps, tx, mailTo("commit@shop.test")));
	expect(await stateOf("commit@shop.test")).toEqual(["queued"]);
	expect(await drainJobs(shop)).toEqual({ done: 1, failed: 0 });
	expect(await stateOf("commit@shop.test")).toEqual(["sent"]);
});

test("a transaction that is undone leaves no job", async () => {
	const undone = shop.db.transaction(async (tx) => {
		await queueMail(shop.deps, tx, mailTo("undone@shop.test"));
		throw new Error("changed my mind");
	});
	await expect(undone).rejects.toThrow("changed my mind");
	expect(await drainJobs(shop)).toEqual({ done: 0, failed: 0 });
	expect(await stateOf("undone@shop.test")).toEqual([]);
});

test("the same mail is queued once, however often it is asked for", async () => {
	for (let round = 0; round < 3; round += 1) {
		await shop.db.transaction((tx) => queueMail(shop.deps, tx, mailTo("once@shop.test", "order-1-paid")));
	}
	expect(await drainJobs(shop)).toEqual({ done: 1, failed: 0 });
	expect(await stateOf("once@shop.test")).toEqual(["sent"]);
});

test.each(["a@shop.test, b@shop.test", "a@shop.test\r\nBcc: b@shop.test", "a@shop.test\0", "Ana <a@shop.test>", ""])(
	"mail to %j is never queued",
	async (to) => {
		await expect(shop.db.transaction((tx) => queueMail(shop.deps, tx, mailTo(to)))).rejects.toThrow(
			"one plain address",
		);
	},
);

test("a working process hears of a new job without being asked", async () => {
	const working = await openJobs(shop.databaseUrl, shop.deps.log, { works: true });
	try {
		const sent = Promise.withResolvers<string>();
		const mailer = { ...shop.deps.mailer, send: async ({ to }: { to: string }) => sent.resolve(to) };
		await workOn({ ...shop.deps, mailer, jobs: working }, jobs);
		await shop.db.transaction((tx) => queueMail(shop.deps, tx, mailTo("heard@shop.test")));
		expect(await sent.promise).toBe("heard@shop.test");
	} finally {
		await working.close();
	}
});

test("a job of a newer version waits for that version, while the older works beside it", async () => {
	const done = Promise.withResolvers<number>();
	const newer = job<{ n: number }>({ queue: queue("of-tomorrow"), work: async (_deps, { n }) => done.resolve(n) });
	await installJobs(shop.databaseUrl, [...jobs, newer]);
	await installJobs(shop.databaseUrl, jobs);
	await shop.db.transaction((tx) => enqueue(shop.deps, tx, newer.queue, { n: 7 }));
	const waiting = async () =>
		(await shop.db.execute(sql`select state from pgboss.job where name = 'of-tomorrow'`)).rows.map((row) => row.state);

	const older = await openJobs(shop.databaseUrl, shop.deps.log, { works: true });
	const sent = Promise.withResolvers<void>();
	const mailer = { ...shop.deps.mailer, send: async () => sent.resolve() };
	await workOn({ ...shop.deps, mailer, jobs: older }, jobs);
	await shop.db.transaction((tx) => queueMail(shop.deps, tx, mailTo("older@shop.test")));
	await sent.promise;
	await older.close();
	expect(await waiting()).toEqual(["created"]);

	const updated = await openJobs(shop.databaseUrl, shop.deps.log, { works: true });
	await workOn({ ...shop.deps, jobs: updated }, [newer]);
	expect(await done.promise).toBe(7);
	await updated.close();
});

test("processes that start together make the jobs' tables once", async () => {
	const { url, drop } = await emptyDatabase();
	try {
		await Promise.all([1, 2, 3].map(() => installJobs(url, jobs)));
		const boss = newBoss(url, { migrate: false, supervise: false, listen: false, onError: () => {} });
		await boss.start();
		expect((await boss.getQueues()).map(({ name }) => name).sort()).toEqual(jobs.map(({ queue }) => queue.name).sort());
		await boss.stop({ graceful: false });
	} finally {
		await drop();
	}
});

test("jobs that are taken together have the time of all of them", async () => {
	const many = job({ queue: queue("many", { batch: 10, expireSeconds: 60 }), concurrency: 4, work: async () => {} });
	await installJobs(shop.databaseUrl, [many]);
	const { rows } = await shop.db.execute(sql`select expire_seconds from pgboss.queue where name = 'many'`);
	expect(rows).toEqual([{ expire_seconds: 180 }]);
});

/** Time passes as other periodic work shows it. */
async function otherWorkRuns(times: number): Promise<void> {
	const closing = new AbortController();
	const done = Promise.withResolvers<void>();
	let left = times;
	const work = async () => {
		left -= 1;
		if (left === 0) done.resolve();
	};
	every({ ...shop.deps, closing: closing.signal }, { name: "other", ms: 3, work });
	await done.promise;
	closing.abort();
	await Promise.all(shop.deps.jobs.underWay);
}

test("periodic work never overlaps itself, also not between processes, and ends with the shop", async () => {
	const closing = new AbortController();
	const deps = { ...shop.deps, closing: closing.signal };
	let running = 0;
	let most = 0;
	const done = Promise.withResolvers<void>();
	let rounds = 0;
	const work = async () => {
		running += 1;
		most = Math.max(most, running);
		for (let at = 0; at < 5; at += 1) await turn();
		await shop.db.execute(sql`select 1`);
		running -= 1;
		rounds += 1;
		if (rounds === 5) done.resolve();
	};
	every(deps, { name: "test", ms: 2, work });
	every(deps, { name: "test", ms: 3, work });
	await done.promise;
	closing.abort();
	await Promise.all(deps.jobs.underWay);
	const after = rounds;
	await otherWorkRuns(5);
	expect(rounds).toBe(after);
	expect(most).toBe(1);
});
