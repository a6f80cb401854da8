import type { JobWithMetadata } from "pg-boss";
import type { Deps } from "../deps.ts";
import { jobs } from "../features/jobs.ts";
import { run } from "../jobs/jobs.ts";

export type Drained = { done: number; failed: number };

/**
 * For tests: does the waiting jobs now, one after another, until none is left that is due. With `retriesToo` delays are
 * not waited for, so that a job that goes on failing comes to its end.
 */
export async function drainJobs({ deps }: { deps: Deps }, options: { retriesToo?: boolean } = {}): Promise<Drained> {
	const { boss } = deps.jobs;
	const drained: Drained = { done: 0, failed: 0 };
	for (let idle = false; !idle; ) {
		idle = true;
		for (const { queue, work } of jobs) {
			const found = (await boss.fetch<object>(queue.name, {
				includeMetadata: true,
				batchSize: 1,
				ignoreStartAfter: options.retriesToo ?? false,
			})) as JobWithMetadata<object>[];
			for (const next of found) {
				idle = false;
				try {
					await run(deps, queue, work, next);
					await boss.complete(queue.name, next.id);
					drained.done += 1;
				} catch (error) {
					await boss.fail(queue.name, next.id, { message: (error as Error).message });
					drained.failed += 1;
				}
			}
		}
	}
	return drained;
}
