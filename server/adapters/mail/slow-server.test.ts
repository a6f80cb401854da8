import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished } from "vitest";
import { installJobs } from "#server/jobs/install.ts";
import { openJobs, workOn } from "#server/jobs/jobs.ts";
import { drainJobs } from "#server/testing/drain-jobs.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { queueMail } from "./queue-mail.ts";
import { sendMailJob } from "./send-mail.ts";
import { smtpMailer } from "./smtp.ts";
import { giveUpMailsLeftBehind } from "./tidy-mails.ts";

const { shop, test } = shopTest();
const WITHIN = { timeout: 30_000, interval: 50 };

async function write(...readers: string[]): Promise<void> {
	const message = { kind: "test", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
	for (const to of readers) await shop.db.transaction((tx) => queueMail(shop.deps, tx, { ...message, to }));
}

async function statesOf(table: "mail" | "pgboss.job"): Promise<Record<string, number>> {
	const { rows } = await shop.db.execute<{ state: string; count: number }>(
		sql`select state, count(*) from ${sql.raw(table)} group by state`,
	);
	return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Takes the address of every mail, and says that it has taken it from a given moment on. */
async function slowServer() {
	const mayGoOn = Promise.withResolvers<void>();
	const readers: string[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onRcptTo: ({ address }: { address: string }, _session: unknown, done: () => void) => {
			readers.push(address);
			mayGoOn.promise.then(done);
		},
		onData: (stream: NodeJS.ReadableStream, _session: unknown, done: () => void) => {
			stream.on("end", done).resume();
		},
	});
	onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
	return { url, readers, goOn: mayGoOn.resolve };
}

test("of mails that are given up together each reader gets one, also of those that were under way", async () => {
	const { url, readers, goOn } = await slowServer();
	const mailer = smtpMailer({ url, fromAddress: "no-reply@shop.test", timeoutMs: 60_000 });
	const brief = { ...sendMailJob, queue: { ...sendMailJob.queue, expireSeconds: 1, batch: 4 } };
	await installJobs(shop.databaseUrl, [brief]);
	const all = ["a", "b", "c", "d"].map((name) => `${name}@shop.test`);
	await write(...all);
	const working = await openJobs(shop.databaseUrl, shop.deps.log, { works: true });
	onTestFinished(working.close);
	await workOn({ ...shop.deps, mailer, jobs: working }, [brief]);
	await expect.poll(() => statesOf("pgboss.job"), WITHIN).toEqual({ retry: 4 });
	expect(readers).toHaveLength(2);

	goOn();
	// It stands in line behind those that were not begun.
	await write("last@shop.test");
	await expect.poll(() => statesOf("mail"), WITHIN).toEqual({ sent: 3, queued: 2 });
	expect(readers).toHaveLength(3);

	await working.close();
	await drainJobs({ deps: { ...shop.deps, mailer } }, { retriesToo: true });
	expect(readers.toSorted()).toEqual([...all, "last@shop.test"].toSorted());
	expect(await statesOf("mail")).toEqual({ sent: 5 });
});

test("a mail whose last try never ended does not wait for ever, and one that has a try left does", async () => {
	await write("left@shop.test", "waiting@shop.test");
	const numberOf = sql`(select id::text from mail where to_address = 'left@shop.test')`;
	await shop.db.execute(sql`update pgboss.job set state = 'failed' where data->>'mailId' = ${numberOf}`);
	await shop.db.execute(sql`update mail set created_at = created_at - interval '2 hours' where state = 'queued'`);
	await giveUpMailsLeftBehind(shop.deps);
	const { rows } = await shop.db.execute(
		sql`select state, last_error as reason from mail where to_address in ('left@shop.test', 'waiting@shop.test') order by id`,
	);
	expect(rows).toEqual([
		{ state: "failed", reason: "the last try never ended" },
		{ state: "queued", reason: null },
	]);
});
