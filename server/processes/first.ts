import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { AnswerExchange } from "../cache/answer-exchange.ts";
import { type Position, readPosition } from "../cache/position.ts";
import { readConfig } from "../config.ts";
import { type Services, startServices } from "../services.ts";
import { StartupError } from "../startup-error.ts";
import { sayOpen } from "../welcome.ts";
import type { FromServing, ToServing } from "./brought.ts";
import { type Keeping, keepOverRestart } from "./keeping.ts";
import { pauseBeforeStart } from "./next-start.ts";
import { portTo } from "./port.ts";

/**
 * The first of several processes: it starts what they stand on, replaces one that dies, and is where they share their
 * answers. It serves nobody and loads nothing of the shop, so that it stays small.
 */
export async function runSeveral(asked: AbortSignal): Promise<() => Promise<void>> {
	const config = readConfig();
	// Bytes go through as bytes.
	cluster.setupPrimary({ serialization: "advanced" });
	let keeping: Keeping | undefined;
	let directUrl = "";
	const exchange = new AnswerExchange(config.cacheBytes, (kept) => keeping?.take(kept, () => positionAt(directUrl)));
	const fork = () => {
		const worker = cluster.fork();
		const leave = exchange.admit(portTo(worker));
		worker.once("exit", leave);
		return worker;
	};

	const first = fork();
	let services: Services;
	try {
		services = await startServices(config, asked, {
			async prepare(databaseUrl) {
				const told = await tell(first, { prepare: databaseUrl }, asked);
				return "prepared" in told ? told.prepared : [];
			},
		});
	} catch (error) {
		await ended([first]);
		throw error;
	}
	const { databaseUrl, signInUrl, localCards, secrets } = services;
	directUrl = config.directUrl ?? databaseUrl;
	keeping = keepOverRestart(config, services);
	const open = async (worker: Worker) => {
		const told = await tell(worker, { open: { databaseUrl, signInUrl, localCards, secrets } }, asked);
		if (!("ready" in told)) throw new StartupError("A worker could not start.");
		return told;
	};
	const all = [first, ...Array.from({ length: config.workers - 1 }, fork)];
	const closing = new AbortController();
	const ending = AbortSignal.any([asked, closing.signal]);
	const close = async () => {
		closing.abort();
		await ended(living());
		if (exchange.position) await keeping?.write(exchange.kept, exchange.position);
		await services.close();
	};
	let shop: Awaited<ReturnType<typeof open>>;
	try {
		[shop] = (await Promise.all(all.map(open))) as [typeof shop, ...(typeof shop)[]];
	} catch (error) {
		await close();
		throw error;
	}
	const opened = new WeakSet(all);
	let failures = 0;
	const replace = async (dead: Worker) => {
		failures = opened.has(dead) ? 0 : failures + 1;
		const ms = pauseBeforeStart(failures);
		if (ms > 0) console.error(`The next worker is started in ${ms / 1000} s.`);
		await pause(ms, undefined, { signal: ending });
		const worker = fork();
		await open(worker);
		opened.add(worker);
	};
	cluster.on("exit", (dead) => {
		replace(dead).catch((error: Error) => {
			if (!ending.aborted) console.error(error.message);
		});
	});
	services.opened(shop.ready);
	sayOpen(shop.ready, shop.welcome);
	return close;
}

async function positionAt(connectionString: string): Promise<Position> {
	const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
	client.on("error", () => undefined);
	try {
		await client.connect();
		return await readPosition(client);
	} finally {
		await client.end().catch(() => undefined);
	}
}

/** What a worker has to say to it; throws if it cannot do it, or is not to any more. */
async function tell(worker: Worker, message: ToServing, asked: AbortSignal): Promise<FromServing> {
	asked.throwIfAborted();
	const end = () => worker.process.kill("SIGTERM");
	asked.addEventListener("abort", end);
	const told = await new Promise<FromServing>((resolve, reject) => {
		const hear = (heard: FromServing) => {
			if (!("prepared" in heard || "ready" in heard || "failed" in heard)) return;
			worker.off("message", hear);
			resolve(heard);
		};
		worker.on("message", hear);
		worker.once("exit", () => reject(asked.aborted ? asked.reason : new StartupError("A worker could not start.")));
		worker.send(message);
	}).finally(() => asked.removeEventListener("abort", end));
	if ("failed" in told) throw new StartupError(told.failed);
	return told;
}

const living = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

async function ended(workers: readonly Worker[]): Promise<void> {
	await Promise.all(
		workers.map(async (worker) => {
			if (worker.isDead()) return;
			const exit = once(worker, "exit");
			worker.process.kill("SIGTERM");
			await exit;
		}),
	);
}
