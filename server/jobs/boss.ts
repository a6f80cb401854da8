import type { ClientConfig } from "pg";
import { type ConstructorOptions, PgBoss } from "pg-boss";
import type { Connections } from "../db/connections.ts";

/** Two connections work, a third listens: jobs never compete with shoppers for the pool. */
const CONNECTIONS = 2;
const SCHEMA = "pgboss";

/** This process's hold on the jobs' tables. */
export type Jobs = {
	boss: PgBoss;
	/** Work that closing has to wait for. */
	underWay: Set<Promise<unknown>>;
	close: () => Promise<void>;
};

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
		connectionTimeoutMillis: 5_000,
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
