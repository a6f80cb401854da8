import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { startLocalCards } from "#server/adapters/payments/local/local-cards.ts";
import type { CrashPoint } from "#server/deps.ts";
import type { TestShop } from "#server/testing/app.ts";
import type { CrashNews, CrashOrder } from "./crash-shop.ts";

/** A shop in a process of its own that is killed at named points and started again, always on the same port. */
export class KillableShop {
	private readonly order: Omit<CrashOrder, "port">;
	private child: ChildProcess | undefined;
	private address = "";

	constructor(order: Omit<CrashOrder, "port">) {
		this.order = order;
	}

	async start(): Promise<void> {
		const child = fork(fileURLToPath(new URL("./crash-shop.ts", import.meta.url)), {
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		this.child = child;
		const port = this.address === "" ? 0 : Number(new URL(this.address).port);
		child.send({ open: { ...this.order, port } satisfies CrashOrder });
		const [news] = (await Promise.race([once(child, "message"), once(child, "exit")])) as [CrashNews | number | null];
		if (news === null || typeof news === "number" || !("open" in news)) throw new Error("the shop did not open");
		this.address = news.open;
	}

	async kill(): Promise<void> {
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
		const reached = once(child, "message") as Promise<[CrashNews]>;
		const led = lead().catch(() => undefined);
		expect((await reached)[0]).toEqual({ at: point });
		await before();
		await this.kill();
		await led;
		await this.start();
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

/** A killable shop that is open, with the provider of cards it asks, which lives on when the shop is killed. */
export async function openKillableShop({ databaseUrl, dataDir }: Pick<CrashOrder, "databaseUrl" | "dataDir">) {
	const localCards = await startLocalCards({ host: "127.0.0.1", port: undefined, dir: undefined });
	const { url, publicKey, accessToken, webhookSecret } = localCards;
	const access = { url, publicKey, accessToken, webhookSecret };
	const killable = new KillableShop({ databaseUrl, dataDir, localCards: access });
	await killable.start();
	const close = async () => {
		await killable.kill();
		await localCards.close();
	};
	return { killable, localCards, close };
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
