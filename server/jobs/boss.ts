import type { ClientConfig } from "pg";
import { type ConstructorOptions, PgBoss } from "pg-boss";
import type { Connections } from "../db/connections.ts";
import type { Job } from "./queue.ts";

/** Two connections work, a third listens: jobs never compete with shoppers for the pool. */
const CONNECTIONS = 2;
const SCHEMA = "pgboss";

type BossOptions = {
	migrate: boolean;
	supervise: boolean;
	listen: boolean;
	onError: (error: Error) => void;
	connections?: Connections | undefined;
};

export function newBoss(databaseUrl: string, options: BossOptions): PgBoss {
	const { migrate, supervise, listen, onError, connections } = options;
	const connection: ConstructorOptions & Pick<ClientConfig, "stream"> = {
		connectionString: databaseUrl,
		schema: SCHEMA,
		max: CONNECTIONS,
		application_name: "perchero-jobs",
		connectionTimeoutMillis: 1_500,
		migrate,
		supervise,
		schedule: false,
		useListenNotify: listen,
		...(connections && { stream: connections.stream }),
	};
	const boss = new PgBoss(connection);
	boss.on("error", onError);
	return boss;
}

/** Makes the jobs' tables and queues. Processes that start together may all call it: the work is done once. */
export async function installJobs(databaseUrl: string, jobs: readonly Job[]): Promise<void> {
	const boss = newBoss(databaseUrl, { migrate: true, supervise: false, listen: false, onError: () => {} });
	try {
		await boss.start();
		const known = new Set((await boss.getQueues()).map(({ name }) => name));
		for (const { queue } of jobs) {
			const options = {
				notify: true,
				retryLimit: queue.retries,
				retryDelay: queue.retryDelaySeconds,
				retryBackoff: true,
				retryDelayMax: queue.retryDelayMaxSeconds,
				expireInSeconds: queue.expireSeconds,
			};
			if (known.has(queue.name)) await boss.updateQueue(queue.name, options);
			else await boss.createQueue(queue.name, options);
		}
	} finally {
		await boss.stop({ graceful: false });
	}
}
