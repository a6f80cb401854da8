import type { LocalCardsAccess } from "#server/adapters/payments/start-local-cards.ts";
import { readConfig } from "#server/config.ts";
import type { CrashPoint } from "#server/deps.ts";
import { openShop } from "#server/shop.ts";

/** What the test that starts this process tells it. */
export type CrashOrder = {
	databaseUrl: string;
	dataDir: string;
	port: number;
	localCards: LocalCardsAccess;
	/** It is to stop there, from the first moment on. */
	armed?: CrashPoint;
};
/** What it tells the test: it is open, or it stands at the point where it is to be killed. */
export type CrashNews = { open: string } | { at: CrashPoint };

/** A shop in a process of its own, to be killed: at the armed point it says so and goes no further. */
let armed: CrashPoint | undefined;
const tell = (news: CrashNews) => process.send?.(news);

process.on("message", async (message: { open: CrashOrder } | { arm: CrashPoint }) => {
	if ("arm" in message) {
		armed = message.arm;
		return;
	}
	const { databaseUrl, dataDir, port, localCards } = message.open;
	armed = message.open.armed;
	const config = readConfig({
		NODE_ENV: "test",
		DATA_DIR: dataDir,
		PORT: String(port),
		LOG_LEVEL: "silent",
		RATE_LIMITS: "off",
		WEBHOOKS_LOCAL: "on",
		RECONCILE_SECONDS: "1",
		PAYMENT_TIMEOUT_SECONDS: "1",
	});
	const crashAt = async (point: CrashPoint) => {
		if (point !== armed) return;
		tell({ at: point });
		await new Promise(() => {});
	};
	const { address } = await openShop(config, { databaseUrl, localCards, crashAt });
	tell({ open: address });
});
