import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished } from "vitest";
import { upkeep } from "#core/contract/upkeep.ts";
import { type Mailer, MailRefused } from "#server/adapters/mail/mailer.ts";
import { queueMail } from "#server/adapters/mail/queue-mail.ts";
import { addStaff } from "#server/testing/actors.ts";
import { drainJobs } from "#server/testing/drain-jobs.ts";
import { shopTest } from "#server/testing/shop-test.ts";

let serverIsThere = false;
const sent: string[] = [];
const mailer: Mailer = {
	kind: "smtp",
	async send({ to, text }) {
		if (!serverIsThere) throw new MailRefused("550 no such user");
		sent.push(`${to}: ${text}`);
	},
	close() {},
};
const { shop, test } = shopTest({ mailer, config: { demo: false, publicUrlIsSet: false } });
let admin = "";
beforeAll(async () => {
	admin = (await addStaff(shop, "admin")).token;
});

const read = async () => (await shop.call(upkeep.get, {}, admin)).data;
const lacks = async () => (await read()).notConfigured.map(({ what }) => what);
const sendAgain = async (ids: number[]) => (await shop.call(upkeep.sendMails, { body: { ids } }, admin)).data;

test("a failed mail is shown with its reason, and sent as it was once its reader can be reached", async () => {
	await shop.db.transaction((tx) =>
		queueMail(shop.deps, tx, { to: "ana@shop.test", kind: "test", subject: "Your order", text: "Thank you", html: "" }),
	);
	await drainJobs(shop);
	const { failedMails } = await read();
	const [failed] = failedMails.entries;
	expect(failedMails.total).toBe(1);
	expect(failed).toMatchObject({
		to: "ana@shop.test",
		subject: "Your order",
		reason: "550 no such user",
		canBeSent: true,
	});
	expect((await shop.get("/metrics")).text).toContain("\nmails_failed 1\n");

	serverIsThere = true;
	const id = failed?.id ?? 0;
	expect(await sendAgain([id, 999_999])).toEqual({ queued: 1 });
	expect(await sendAgain([id])).toEqual({ queued: 0 });
	await drainJobs(shop);
	expect(sent).toEqual(["ana@shop.test: Thank you"]);
	expect((await read()).failedMails).toEqual({ total: 0, entries: [] });
	const { rows } = await shop.pool.query("select text_body from mail where id = $1", [id]);
	expect(rows).toEqual([{ text_body: "" }]);
});

test("what an earlier version kept no text of is shown and cannot be sent again", async () => {
	const { rows } = await shop.pool.query(
		"insert into mail (to_address, subject, text_body, kind, state) values ('old@shop.test', 'Old', '', 'test', 'failed') returning id::int",
	);
	expect((await read()).failedMails.entries).toMatchObject([{ to: "old@shop.test", reason: "", canBeSent: false }]);
	expect(await sendAgain([rows[0].id])).toEqual({ queued: 0 });
});

test("what is not configured is named with what to do, also to who scrapes, until it is", async () => {
	expect(await lacks()).toEqual(["address", "mail", "cards", "backups"]);
	expect((await read()).notConfigured[1]?.text).toBe("No mail is sent: set SMTP_URL.");
	const { text } = await shop.get("/metrics");
	expect(text).toContain('not_configured{what="mail"} 1\n');
	expect(text).toContain('not_configured{what="proxy"} 0\n');

	await shop.get("/home", { "x-forwarded-for": "203.0.113.7" });
	expect(await lacks()).toEqual(["address", "mail", "cards", "proxy", "backups"]);
	const mercadoPago = { accessToken: "x", publicKey: "x", webhookSecret: undefined, apiUrl: "", scriptUrl: "" };
	Object.assign(shop.deps.config, {
		publicUrlIsSet: true,
		smtpUrl: "smtp://mail.test",
		mercadoPago: { ...mercadoPago, locale: "es-AR", timeoutMs: 1 },
	});
	expect(await lacks()).toEqual(["notices", "proxy", "backups"]);
});

test("backups are looked for in their folder, and an old one is as good as none", async () => {
	const folder = await mkdtemp(join(tmpdir(), "perchero-backups-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const said = async (backups: string | undefined) => {
		shop.deps.config.backups = backups;
		return (await read()).notConfigured.find(({ what }) => what === "backups")?.text;
	};
	expect(await said(undefined)).toContain("set BACKUPS");
	expect(await said("elsewhere")).toBeUndefined();
	expect(await said(folder)).toContain("There is no backup in");
	await writeFile(join(folder, "shop.sql"), "");
	expect(await said(folder)).toBeUndefined();
	const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000 - 60_000);
	await utimes(join(folder, "shop.sql"), threeDaysAgo, threeDaysAgo);
	expect(await said(folder)).toContain("is 3 days old");
	const today = new Date(Date.now() - 3_600_000);
	const stamp = `${today.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
	await mkdir(join(folder, stamp));
	await writeFile(join(folder, stamp, "part-000001.rows"), "");
	expect(await said(folder)).toContain("is 3 days old");
	await writeFile(join(folder, stamp, "manifest.json"), "");
	expect(await said(folder)).toBeUndefined();
	const seconds = Math.floor(today.getTime() / 1000);
	expect((await read()).newestBackup).toBe(new Date(seconds * 1000).toISOString());
	expect((await shop.get("/metrics")).text).toContain(`backup_timestamp_seconds ${seconds}\n`);
});
