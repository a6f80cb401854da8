import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocalCards } from "#server/adapters/payments/local/local-cards.ts";
import { readConfig } from "#server/config.ts";
import { openShop } from "#server/shop.ts";
import { testShop } from "#server/testing/app.ts";
import { FaultyLink } from "./proxy.ts";
import { TransactionPooler } from "./transaction-pooler.ts";

/** Fewer than the shop would like to have, as behind a real pooler. */
const CONNECTIONS = 4;

/** A shop that reaches its database through a pooler, but for what needs a session; `other` is a second process's view of it. */
export async function openPooledShop() {
	const other = await testShop();
	const dataDir = await mkdtemp(join(tmpdir(), "perchero-pooled-"));
	const cards = await startLocalCards({ host: "127.0.0.1", port: undefined, dir: undefined });
	const pooler = await TransactionPooler.before(other.databaseUrl, CONNECTIONS);
	const link = await FaultyLink.before(pooler.address);
	const config = readConfig({
		NODE_ENV: "test",
		DATA_DIR: dataDir,
		PORT: "0",
		LOG_LEVEL: "silent",
		RATE_LIMITS: "off",
		RECONCILE_SECONDS: "1",
	});
	const { publicKey, accessToken, webhookSecret, url } = cards;
	const shop = await openShop(
		{ ...config, directUrl: other.databaseUrl },
		{ databaseUrl: link.through(pooler.address), localCards: { publicKey, accessToken, webhookSecret, url } },
	);
	let ended: Promise<void> | undefined;
	const end = () => {
		ended ??= shop.close();
		return ended;
	};
	return {
		other,
		/** What SIGTERM does. */
		end,
		address: shop.address,
		cards,
		pooler,
		link,
		async ask(path: string, { token, body }: { token?: string; body?: object } = {}) {
			const begun = performance.now();
			const response = await fetch(shop.address + path, {
				...(body && { method: "POST", body: JSON.stringify(body) }),
				headers: {
					...(token && { authorization: `Bearer ${token}` }),
					...(body && { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }),
				},
			});
			const text = await response.text();
			const connection = response.headers.get("connection");
			return { status: response.status, text, connection, ms: performance.now() - begun };
		},
		async listen(token: string) {
			return fetch(`${shop.address}/api/lists/live?seconds=60`, { headers: { authorization: `Bearer ${token}` } });
		},
		async close() {
			await link.heal();
			await end();
			await link.close();
			await pooler.close();
			await cards.close();
			await other.close();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
