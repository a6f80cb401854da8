import { newBoss } from "./boss.ts";
import type { Job } from "./queue.ts";

/** Makes the jobs' tables and queues. Processes that start together may all call it: the work is done once. */
export async function installJobs(databaseUrl: string, jobs: readonly Job[]): Promise<void> {
	const boss = newBoss(databaseUrl, { migrate: true, supervise: false, listen: false, onError: () => {} });
	try {
		await boss.start();
		const known = new Set((await boss.getQueues()).map(({ name }) => name));
		for (const { queue, concurrency = 1 } of jobs) {
			const takenInTurn = Math.ceil((queue.batch ?? 1) / concurrency);
			const options = {
				notify: queue.batch === undefined,
				retryLimit: queue.retries,
				retryDelay: queue.retryDelaySeconds,
				retryBackoff: true,
				retryDelayMax: queue.retryDelayMaxSeconds,
				expireInSeconds: queue.expireSeconds * takenInTurn,
				...(queue.heartbeatSeconds && { heartbeatSeconds: queue.heartbeatSeconds }),
			};
			if (known.has(queue.name)) await boss.updateQueue(queue.name, options);
			else await boss.createQueue(queue.name, options);
		}
	} finally {
		await boss.stop({ graceful: false });
	}
}
