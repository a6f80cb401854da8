import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { SMTPServer } from "smtp-server";
import { startLocalCards } from "#server/adapters/payments/local/local-cards.ts";
import { readConfig } from "#server/config.ts";
import { builtPages } from "#server/pages/built.ts";
import { openShop } from "#server/shop.ts";
import { addClient, addStaff } from "#server/testing/actors.ts";
import { testShop } from "#server/testing/app.ts";
import { paymentBody, shipping } from "#server/testing/buying.ts";
import { tokenFor } from "#server/testing/cards.ts";
import { addProduct } from "#server/testing/factories.ts";
import { FaultyLink } from "./proxy.ts";

const BUCKET = "pictures";

export type Answer = { status: number; ms: number; text: string; headers: Headers };
export type TroubledShop = Awaited<ReturnType<typeof openTroubledShop>>;

/**
 * The whole shop on a port of its own, with a proxy before everything it depends on. `other` is a second process's view
 * of the same database, by a straight way: it sets things up, changes them behind the shop's back and looks at the books.
 */
export async function openTroubledShop(
	settings: Record<string, string> = {},
	asUser: (url: string) => string = (url) => url,
) {
	const other = await testShop();
	const dataDir = await mkdtemp(join(tmpdir(), "perchero-faults-"));
	const cards = await startLocalCards({ host: "127.0.0.1", port: undefined, dir: undefined });
	const mails = await startMailServer();
	const bucket = new S3rver({
		address: "127.0.0.1",
		port: 0,
		directory: join(dataDir, "bucket"),
		silent: true,
		configureBuckets: [{ name: BUCKET }],
	});
	const bucketAddress = `http://127.0.0.1:${(await bucket.run()).port}`;
	const links = {
		PostgreSQL: await FaultyLink.before(other.databaseUrl),
		"card provider": await FaultyLink.before(cards.url),
		"mail server": await FaultyLink.before(mails.address),
		"picture storage": await FaultyLink.before(bucketAddress),
	};
	const config = readConfig({
		NODE_ENV: "test",
		DATA_DIR: dataDir,
		PORT: "0",
		LOG_LEVEL: "silent",
		RATE_LIMITS: "off",
		RECONCILE_SECONDS: "1",
		PAYMENT_TIMEOUT_SECONDS: "1",
		SMTP_URL: links["mail server"].through(mails.address),
		S3_ENDPOINT: links["picture storage"].through(bucketAddress),
		S3_BUCKET: BUCKET,
		S3_ACCESS_KEY_ID: "S3RVER",
		S3_SECRET_ACCESS_KEY: "S3RVER",
		...settings,
	});
	const { publicKey, accessToken, webhookSecret } = cards;
	const localCards = { publicKey, accessToken, webhookSecret, url: links["card provider"].through(cards.url) };
	const databaseUrl = asUser(links.PostgreSQL.through(other.databaseUrl));
	const shop = await openShop(config, { databaseUrl, localCards, pages: builtPages });

	async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
		const begun = performance.now();
		const response = await fetch(shop.address + path, init);
		const text = await response.text();
		return { status: response.status, ms: performance.now() - begun, text, headers: response.headers };
	}

	return {
		address: shop.address,
		other,
		links,
		cards,
		mails,
		ask,
		/** What a logged-in client asks the database for. */
		askMe: ({ token }: { token: string }) => ask("/api/client/me", { headers: { authorization: `Bearer ${token}` } }),
		/** A client about to pay one unit of a new product; `pay` may be called again with the same key. */
		async purchase(cardholder = "APRO") {
			const client = await addClient(other);
			const product = await addProduct(other);
			const email = `buyer-of-${product}@mail.test`;
			const key = randomUUID();
			const body = JSON.stringify({
				...paymentBody([{ productid: product }], 20, { shipping: { ...shipping, email } }),
				token: await tokenFor(cards, { cardholder }),
				payment_method_id: "master",
			});
			const headers = {
				"content-type": "application/json",
				"idempotency-key": key,
				authorization: `Bearer ${client.token}`,
			};
			return { client, product, email, key, pay: () => ask("/api/payments", { method: "POST", headers, body }) };
		},
		staff: await addStaff(other, "admin"),
		async close() {
			for (const proxy of Object.values(links)) await proxy.heal();
			await shop.close();
			for (const proxy of Object.values(links)) await proxy.close();
			await cards.close();
			await mails.close();
			await bucket.close();
			await other.close();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

async function startMailServer() {
	/** Whom it has taken a mail for, as often as it did. */
	const received: string[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onData(stream, { envelope }, done) {
			stream.resume();
			stream.on("end", () => {
				received.push(...envelope.rcptTo.map(({ address }) => address));
				done();
			});
		},
	});
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		received,
		address: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}
