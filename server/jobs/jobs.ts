import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { JobResult, JobWithMetadata } from "pg-boss";
import { limitConcurrency } from "../concurrency-limit.ts";
import type { Tx } from "../db/client.ts";
import type { Connections } from "../db/connections.ts";
import type { Deps } from "../deps.ts";
import { type Jobs, newBoss } from "./boss.ts";
import type { Job, JobRun, Queue } from "./queue.ts";

/** Retries and jobs with a start time are found by looking; new ones are heard of at once. */
const LOOK_EVERY_SECONDS = 2;
const LOOK_FOR_MANY_EVERY_SECONDS = 1;
const CLOSING_LIMIT_MS = 8_000;
/** How long payments that wait for a slow card service, and rounds, may go on while the process closes. */
const UNDER_WAY_LIMIT_MS = 20_000;

export type JobsOptions = {
	/** Whether this process also works on jobs, or only writes them down. */
	works: boolean;
	/** Where its connections are known. */
	connections?: Connections;
};

export async function openJobs(databaseUrl: string, log: Deps["log"], options: JobsOptions): Promise<Jobs> {
	const boss = newBoss(databaseUrl, {
		connections: options.connections,
		migrate: false,
		supervise: options.works,
		listen: options.works,
		onError: (error) => log.warn({ err: error }, "jobs: the database refused, trying again"),
	});
	await boss.start();
	const underWay = new Set<Promise<unknown>>();
	return {
		boss,
		underWay,
		async close() {
			// First, because what is under way may still write jobs down.
			if (!(await endedWithin(UNDER_WAY_LIMIT_MS, underWay)))
				log.warn("work that did not end in time is left to the next round of whoever does it");
			await boss.stop({ graceful: true, timeout: CLOSING_LIMIT_MS });
		},
	};
}

async function endedWithin(ms: number, underWay: ReadonlySet<Promise<unknown>>): Promise<boolean> {
	const ended = new AbortController();
	const late = pause(ms, false, { signal: ended.signal }).catch(() => false);
	const isOver = await Promise.race([Promise.allSettled(underWay).then(() => true), late]);
	ended.abort();
	return isOver;
}

/** Begins to work on the given jobs; without this call the process only writes jobs down. */
export async function workOn(deps: Deps, jobs: readonly Job[]): Promise<void> {
	for (const { queue, concurrency = 1, work } of jobs) {
		const limited = limitConcurrency(concurrency);
		await deps.jobs.boss.work(
			queue.name,
			{
				includeMetadata: true,
				batchSize: queue.batch ?? 1,
				burstWhenBatchFull: true,
				perJobResults: true,
				pollingIntervalSeconds: queue.batch ? LOOK_FOR_MANY_EVERY_SECONDS : LOOK_EVERY_SECONDS,
				notifyPollingIntervalSeconds: LOOK_EVERY_SECONDS,
			},
			(found: JobWithMetadata<object>[]) =>
				Promise.all(found.map((one) => limited(() => resultOf(deps, queue, work, one)))),
		);
	}
}

async function resultOf(
	deps: Deps,
	queue: Queue<object>,
	work: Job["work"],
	found: JobWithMetadata<object>,
): Promise<JobResult> {
	const { id, signal } = found;
	// Given up with those it was taken with: whoever takes it up next does it.
	if (signal.aborted) return { id, status: "failed", output: { message: "not begun in time" } };
	return run(deps, queue, work, found).then(
		() => ({ id, status: "completed" }),
		(error: Error) => ({ id, status: "failed", output: { message: error.message } }),
	);
}

export async function run(
	deps: Deps,
	queue: Queue<object>,
	work: Job["work"],
	found: JobWithMetadata<object>,
): Promise<void> {
	const info: JobRun = { attempt: found.retryCount + 1, isLast: found.retryCount >= found.retryLimit };
	try {
		await work(deps, found.data, info);
	} catch (error) {
		deps.log[info.isLast ? "error" : "warn"]({ err: error, queue: queue.name, attempt: info.attempt }, "job failed");
		throw error;
	}
}

export type EnqueueOptions = {
	/** Not before this moment. */
	startAfter?: Date;
};

/** Writes a job down in the caller's transaction: it exists if and only if the change does. */
export async function enqueue<Data extends object>(
	deps: Pick<Deps, "jobs">,
	tx: Tx,
	queue: Queue<Data>,
	data: Data,
	options: EnqueueOptions = {},
): Promise<void> {
	const executeSql = (text: string, values?: unknown[]) =>
		tx.$client.query({ name: nameOf(text), text, ...(values && { values }) });
	await deps.jobs.boss.send(queue.name, data, { ...options, db: { executeSql } });
}

const names = new Map<string, string>();

/** A queue's statement is the same each time, so that each connection plans it once. */
function nameOf(text: string): string {
	const known = names.get(text);
	if (known) return known;
	const name = `job ${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
	names.set(text, name);
	return name;
}
