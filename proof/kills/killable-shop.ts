import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect } from "vitest";
import { type LocalCards, startLocalCards } from "#server/adapters/payments/local/local-cards.ts";
import type { CrashPoint } from "#server/deps.ts";
import type { TestShop } from "#server/testing/app.ts";
import type { CrashNews, CrashOrder } from "./crash-shop.ts";

/** Made of crash-shop.ts by `npm run proof`: a shop that is opened seventy times reads a few files each time, not a thousand. */
const PROGRAM = fileURLToPath(new URL("../../build/crash-shop/crash-shop.js", import.meta.url));

const OPENED_WITHIN_MS = 180_000;

/** A shop in a process of its own that is killed at named points and started again, always on the same port. */
export class KillableShop {
	/** The provider of cards it asks, which lives on when the shop is killed. */
	localCards!: LocalCards;
	private order!: Omit<CrashOrder, "port" | "armed">;
	private child: ChildProcess | undefined;
	private address = "";

	/** Opens it on the database of another one. */
	async open({ databaseUrl, dataDir }: Pick<TestShop, "databaseUrl" | "dataDir">): Promise<void> {
		this.localCards = await startLocalCards({ host: "127.0.0.1", port: undefined, dir: undefined });
		const { url, publicKey, accessToken, webhookSecret } = this.localCards;
		this.order = { databaseUrl, dataDir, localCards: { url, publicKey, accessToken, webhookSecret } };
		await this.start();
	}

	async close(): Promise<void> {
		await this.kill();
		await this.localCards?.close();
	}

	/** Armed, it stops at that point by itself. */
	private async start(armed?: CrashPoint): Promise<void> {
		const child = fork(PROGRAM, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
		this.child = child;
		const port = this.address === "" ? 0 : Number(new URL(this.address).port);
		child.send({ open: { ...this.order, port, ...(armed && { armed }) } satisfies CrashOrder });
		const [news] = (await Promise.race([once(child, "message"), once(child, "exit")])) as [CrashNews | number | null];
		if (news === null || typeof news === "number" || !("open" in news)) throw new Error("the shop did not open");
		this.address = news.open;
	}

	private async kill(): Promise<void> {
		const { child } = this;
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const gone = once(child, "exit");
		child.kill("SIGKILL");
		await gone;
	}

	/** Does something that leads to a point, kills the process there, and starts the shop again. */
	async killAt(point: CrashPoint, lead: () => Promise<unknown>, before = async () => {}): Promise<void> {
		const child = this.child as ChildProcess;
		child.send({ arm: point });
		const reached = this.reached(point);
		const led = lead().catch(() => undefined);
		await reached;
		await before();
		await this.kill();
		await led;
		await this.start();
	}

	/** Does something and kills the process once that is under way, for good. */
	async killDuring(lead: () => Promise<unknown>, untilUnderWay: () => Promise<unknown>): Promise<void> {
		const led = lead().catch(() => undefined);
		await untilUnderWay();
		await this.kill();
		await led;
	}

	/** Opens the shop anew, kills it at a point to which what it finds leads, and starts it again. */
	async killOnceOpen(point: CrashPoint, before: () => Promise<unknown>): Promise<void> {
		await this.kill();
		await this.start(point);
		await this.reached(point);
		await before();
		await this.kill();
		await this.start();
	}

	private async reached(point: CrashPoint): Promise<void> {
		const [news] = (await once(this.child as ChildProcess, "message")) as [CrashNews];
		expect(news).toEqual({ at: point });
	}

	async ask(method: string, path: string, body: object, headers: Record<string, string> = {}) {
		const response = await fetch(`${this.address}/api${path}`, {
			method,
			headers: { "content-type": "application/json", ...headers },
			body: JSON.stringify(body),
		});
		return {
			status: response.status,
			data: (await response.json()) as { status: string; orderId: number; id: number; number: number },
		};
	}
}

/** One beside the shop of a file, which looks into its database: open before the first test, closed after the last. */
export function killableBeside(shop: TestShop): KillableShop {
	const killable = new KillableShop();
	beforeAll(() => killable.open(shop), OPENED_WITHIN_MS);
	afterAll(() => killable.close());
	return killable;
}

/** As if the process that died on a job had been silent long enough, and somebody had looked, which they do once a minute. */
export async function silenceIsNoticed({ pool, deps }: TestShop, queue: string): Promise<void> {
	await pool.query(
		"update pgboss.job set heartbeat_on = heartbeat_on - interval '5 minutes' where name = $1 and state = 'active'",
		[queue],
	);
	await pool.query("update pgboss.queue set monitor_claim_on = null, monitor_on = null where name = $1", [queue]);
	await deps.jobs.boss.supervise(queue);
}
