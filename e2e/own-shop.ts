import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { startLocalCards } from "#server/adapters/payments/local/local-cards.ts";
import { startOwnPostgres } from "../proof/operations/own-postgres.ts";
import { startShop } from "../proof/operations/running-shop.ts";

export type OwnShop = Awaited<ReturnType<typeof openOwnShop>>;

/**
 * A shop as its owner runs it: the system's PostgreSQL with an empty database, a mail server and a card service by their
 * addresses, no demo. Besides this environment only `addAdmin` is not done on screens.
 */
export async function openOwnShop() {
	const ending: (() => Promise<unknown>)[] = [];
	const close = async () => {
		for (const end of ending.splice(0).reverse()) await end();
	};
	try {
		const folder = await mkdtemp(join(tmpdir(), "own-shop-"));
		await chmod(folder, 0o755);
		ending.push(() => rm(folder, { recursive: true, force: true }));
		const postgres = await startOwnPostgres();
		ending.push(postgres.close);
		const mails = await startMailServer();
		ending.push(mails.close);
		const cards = await startLocalCards({ host: "127.0.0.1", port: undefined, dir: undefined });
		ending.push(cards.close);
		const environment = {
			DATABASE_URL: postgres.urlOf("postgres"),
			DATA_DIR: join(folder, "data"),
			HOST: "127.0.0.1",
			SMTP_URL: mails.address,
			MERCADOPAGO_ACCESS_TOKEN: cards.accessToken,
			MERCADOPAGO_PUBLIC_KEY: cards.publicKey,
			MERCADOPAGO_WEBHOOK_SECRET: cards.webhookSecret,
			MERCADOPAGO_API_URL: cards.url,
			MERCADOPAGO_SCRIPT_URL: `${cards.url}/js/v2`,
		};
		const shop = await startShop(environment);
		ending.push(shop.close);
		return {
			address: shop.address,
			mails: mails.received,
			addAdmin: (name: string, password: string) => runStaffCommand(["add", name], password, environment),
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}

/** What `npm run staff` runs, the password on its standard input. */
function runStaffCommand(words: string[], typed: string, environment: Record<string, string>): Promise<void> {
	return new Promise((resolve, reject) => {
		const options = { env: { PATH: process.env.PATH, NODE_ENV: "production", ...environment } };
		const child = execFile(process.execPath, ["build/shop/staff.js", ...words], options, (error) =>
			error ? reject(error) : resolve(),
		);
		child.stdin?.end(typed);
	});
}

async function startMailServer() {
	/** Whole mails, headers and all, as a person reads them. */
	const received: string[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onData(stream, _session, done) {
			const pieces: Buffer[] = [];
			stream.on("data", (piece: Buffer) => pieces.push(piece));
			stream.on("end", () => {
				received.push(readable(Buffer.concat(pieces).toString()));
				done();
			});
		},
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		received,
		address: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}

const bytes = (text: string) =>
	text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
const utf8 = (text: string) => Buffer.from(text, "latin1").toString();

/** A mail without the encodings of its way: headers, then its parts. */
function readable(source: string): string {
	return source
		.replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word) => Buffer.from(word, "base64").toString())
		.replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word) => utf8(bytes(word.replaceAll("_", " "))))
		.split(/^(?=Content-Type: text\/)/m)
		.map((part) => {
			const [head = "", ...rest] = part.split("\r\n\r\n");
			const body = rest.join("\r\n\r\n");
			if (/base64/i.test(head)) return `${head}\n\n${Buffer.from(body.split("\r\n--")[0] ?? "", "base64")}`;
			return /quoted-printable/i.test(head) ? `${head}\n\n${utf8(bytes(body.replace(/=\r\n/g, "")))}` : part;
		})
		.join("\n");
}
