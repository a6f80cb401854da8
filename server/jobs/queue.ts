import type { Deps } from "../deps.ts";

/**
 * A named line of waiting work, with how often and how patiently it is tried. A process takes jobs of the queues its version
 * knows: who changes what a job carries so that the version before could not do it gives the queue another name.
 */
export type Queue<Data extends object> = {
	name: string;
	/** Further tries after the first. */
	retries: number;
	/** Before the second try; doubles with each further one. */
	retryDelaySeconds: number;
	retryDelayMaxSeconds: number;
	/** A job that takes longer is given up and tried again; of those taken together, all that are not over by the time of all. */
	expireSeconds: number;
	/**
	 * For small work that comes in numbers: so many are taken at once, and nobody is told of a new one.
	 * PostgreSQL lets those who tell others commit only one after another, and whoever writes such a job shall not wait for that.
	 */
	batch?: number;
	/** For long work: a process that is silent for so long has died, and another takes its job up. */
	heartbeatSeconds?: number;
	/** Only in the types: what a job of this queue carries. */
	readonly data?: Data;
};

export type JobRun = {
	/** From 1. */
	attempt: number;
	/** There will be no further try when this one fails. */
	isLast: boolean;
};

/** The work of a queue. A crash between the work and its note makes it run twice for one job, so it must be repeatable. */
export type Job<Data extends object = object> = {
	queue: Queue<Data>;
	/** Jobs at a time in one process. */
	concurrency?: number;
	work: (deps: Deps, data: Data, run: JobRun) => Promise<void>;
};

export function queue<Data extends object>(
	name: string,
	options: Partial<Omit<Queue<Data>, "name" | "data">> = {},
): Queue<Data> {
	return { name, retries: 10, retryDelaySeconds: 15, retryDelayMaxSeconds: 3600, expireSeconds: 120, ...options };
}

/** Keeps the data's type inside one job; the list of all jobs need not know it. */
export function job<Data extends object>(definition: Job<Data>): Job {
	return definition as unknown as Job;
}
