import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { SMTPServer } from "smtp-server";
import { afterEach, expect } from "vitest";
import { testShop } from "#server/testing/app.ts";
import { drainJobs } from "#server/testing/drain-jobs.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { createMailer } from "./create-mailer.ts";
import { queueMail } from "./queue-mail.ts";
import { smtpMailer } from "./smtp.ts";

const { shop, test } = shopTest();
const closing: (() => unknown)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

type Behaviour = { onRcptTo?: (address: string) => Error | undefined; received?: (source: string) => void };

async function mailServer({ onRcptTo, received }: Behaviour): Promise<string> {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onRcptTo: ({ address }: { address: string }, _session: unknown, done: (error?: Error) => void) =>
			done(onRcptTo?.(address)),
		onData: (stream: NodeJS.ReadableStream, _session: unknown, done: () => void) => {
			let source = "";
			stream.on("data", (piece) => {
				source += piece;
			});
			stream.on("end", () => {
				received?.(source);
				done();
			});
		},
	});
	closing.push(() => server.close(() => {}));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

/** A server that is no mail server: it does with each connection what it is told. */
async function rawServer(behave: (socket: Socket) => void): Promise<string> {
	const sockets = new Set<Socket>();
	const server: Server = createServer((socket) => {
		sockets.add(socket);
		socket.on("error", () => {});
		behave(socket);
	});
	closing.push(() => {
		for (const socket of sockets) socket.destroy();
		server.close();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

let count = 0;
async function sendThrough(url: string, options: { untilTheEnd?: boolean; html?: string } = {}) {
	const to = `reader${++count}@shop.test`;
	shop.deps.mailer = smtpMailer({ url, fromAddress: "no-reply@shop.test", timeoutMs: 300 });
	await shop.db.transaction((tx) =>
		queueMail(shop.deps, tx, {
			to,
			kind: "test",
			subject: "Grüße\r\nBcc: all@shop.test",
			text: "Hallo",
			html: options.html ?? "<p>Hallo</p>",
		}),
	);
	const drained = await drainJobs(shop, { retriesToo: options.untilTheEnd ?? false });
	const { rows } = await shop.db.execute<{
		state: string;
		attempts: number;
		last_error: string | null;
		text_body: string;
	}>(sql`select state, attempts, last_error, text_body from mail where to_address = ${to}`);
	return { to, drained, mail: rows[0] };
}

test("a mail reaches a real mail server as text and HTML, to its one reader", async () => {
	let source = "";
	const recipients: string[] = [];
	const url = await mailServer({
		received: (message) => {
			source = message;
		},
		onRcptTo: (address) => {
			recipients.push(address);
			return undefined;
		},
	});
	const { to, mail, drained } = await sendThrough(url);
	expect(drained).toEqual({ done: 1, failed: 0 });
	expect(mail).toMatchObject({ state: "sent", attempts: 1, last_error: null });
	expect(recipients).toEqual([to]);
	expect(source).toMatch(/^From: Perchero <no-reply@shop\.test>\r?$/m);
	expect(source).toContain("multipart/alternative");
	expect(source).not.toMatch(/^Bcc:/im);
});

test("the shop's pictures come along with a mail that shows them; one that cannot be had holds nothing back", async () => {
	const drawn = sharp({ create: { width: 300, height: 400, channels: 3, background: "#123456" } });
	await shop.deps.storages.local.put("coat.webp", await drawn.webp().toBuffer(), "image/webp");
	await shop.deps.storages.local.put("torn.webp", Buffer.from("no picture"), "image/webp");
	let source = "";
	const url = await mailServer({
		received: (message) => {
			source = message;
		},
	});
	const shown = ["coat", "coat", "torn", "gone"].map((name) => `<img src="cid:${name}@pictures">`).join("");
	const { mail } = await sendThrough(url, { html: shown });
	expect(mail).toMatchObject({ state: "sent", attempts: 1 });
	expect(source.match(/^Content-ID: .*$/gim)).toEqual([expect.stringContaining("<coat@pictures>")]);
	expect(source).toMatch(/^Content-Type: image\/jpeg/im);
});

test("what a mail server took over is not kept: it may hold a link that lets people in", async () => {
	const { mail } = await sendThrough(await mailServer({}));
	expect(mail?.text_body).toBe("");
});

test("a reader the server refuses for good is recorded and not tried again", async () => {
	let tries = 0;
	const url = await mailServer({
		onRcptTo: (address) => {
			tries += 1;
			return refusal(550, `no such user <${address}>`);
		},
	});
	const { to, mail, drained } = await sendThrough(url, { untilTheEnd: true });
	expect(drained).toEqual({ done: 1, failed: 0 });
	expect(mail).toMatchObject({ state: "failed", attempts: 1 });
	expect(mail?.last_error).toContain("550");
	expect(mail?.last_error).not.toContain(to);
	expect(tries).toBe(1);
});

test("a server that asks for patience is tried again until it takes the mail", async () => {
	let tries = 0;
	const url = await mailServer({
		onRcptTo: (): Error | undefined => {
			tries += 1;
			return tries < 3 ? refusal(451, "greylisted, come again") : undefined;
		},
	});
	const { mail, drained } = await sendThrough(url, { untilTheEnd: true });
	expect(drained).toEqual({ done: 1, failed: 2 });
	expect(mail).toMatchObject({ state: "sent", attempts: 3, last_error: null });
});

test("between two tries there is a pause", async () => {
	const { mail, drained } = await sendThrough(await mailServer({ onRcptTo: () => refusal(451, "later") }));
	expect(drained).toEqual({ done: 0, failed: 1 });
	expect(mail).toMatchObject({ state: "queued", attempts: 1 });
	const { rows } = await shop.db.execute<{ seconds: number }>(
		sql`select extract(epoch from start_after - now()) as seconds from pgboss.job where state = 'retry'`,
	);
	expect(rows[0]?.seconds).toBeGreaterThan(5);
	await shop.db.execute(sql`delete from pgboss.job where state = 'retry'`);
});

const brokenServers: [how: string, serve: () => Promise<string>][] = [
	["answers nowhere", async () => "smtp://127.0.0.1:1"],
	["stalls without a word", () => rawServer((socket) => socket.resume())],
	["drops the line in the middle", () => rawServer((socket) => socket.end("220 hello\r\n"))],
	["stalls after the greeting", () => rawServer((socket) => socket.write("220 hello\r\n"))],
];

test.each(brokenServers)(
	"when the mail server %s the mail is tried to the end and then recorded as failed",
	async (_, serve) => {
		const { mail, drained } = await sendThrough(await serve(), { untilTheEnd: true });
		expect(drained).toEqual({ done: 0, failed: 10 });
		expect(mail).toMatchObject({ state: "failed", attempts: 10 });
		expect(mail?.last_error).toBeTruthy();
	},
);

test("a real shop without a mail server records its mails as failed, and has no mailbox to look into", async () => {
	const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined, demo: false, publicUrl: "https://shop.test" });
	const real = await testShop({ mailer, config: { demo: false } });
	try {
		await real.db.transaction((tx) =>
			queueMail(real.deps, tx, { to: "a@shop.test", kind: "test", subject: "S", text: "T", html: "H" }),
		);
		await drainJobs(real);
		const { rows } = await real.db.execute(sql`select state, last_error from mail`);
		expect(rows).toEqual([{ state: "failed", last_error: "no mail server is configured: set SMTP_URL" }]);
		expect((await real.get("/mailbox")).status).toBe(404);
		expect((await real.get("/mailbox.json")).status).toBe(404);
	} finally {
		await real.close();
	}
});
