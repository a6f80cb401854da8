import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartupError } from "../startup-error.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { type Cluster, makeCluster, runningPort, SUPERUSER, startCluster, stopCluster } from "./embedded/cluster.ts";
import { lockFolder } from "./embedded/folder-lock.ts";
import { unprivilegedUser } from "./embedded/os-user.ts";
import { findHome, makeDataDir, prepareHome } from "./embedded/places.ts";
import { errorCode } from "./problem.ts";

const DATABASE = "shop";

export type EmbeddedOptions = {
	/** DATA_DIR. */
	dir: string;
	log: (sentence: string) => void;
	/** False only for tests: faster, and lost with the machine's power. */
	durable?: boolean;
};

export type Embedded = {
	url: string;
	/** The address of another database of the same cluster. */
	urlOf: (name: string) => string;
	/** Where the cluster lies. */
	home: string;
	/** It was still running, left by a server that was killed. */
	adopted: boolean;
	/** Starts PostgreSQL again when it has died, on the same address if that is free. */
	revive: () => Promise<void>;
	/** Ends PostgreSQL and frees the folder. */
	stop: () => Promise<void>;
};

const SMALL_MACHINE = {
	listen_addresses: "127.0.0.1",
	unix_socket_directories: "",
	shared_buffers: "256MB",
	effective_cache_size: "1GB",
	max_connections: "100",
	random_page_cost: "1.1",
	synchronous_commit: "on",
	wal_compression: "on",
	jit: "off",
	timezone: "UTC",
	log_timezone: "UTC",
	// Refused statements stay out of the log: PostgreSQL would write the values, and so personal data, beside them.
	log_min_messages: "log",
	log_checkpoints: "off",
};
const FOR_TESTS = { fsync: "off", full_page_writes: "off", synchronous_commit: "off", max_connections: "300" };

/** Starts the PostgreSQL that comes with the shop, with its data in `dir`; only one server can hold a `dir` at a time. */
export async function startEmbedded({ dir, log, durable = true }: EmbeddedOptions): Promise<Embedded> {
	const folder = await makeDataDir(dir);
	const unlock = await lockFolder(folder);
	try {
		const made = await findHome(folder);
		const user = await unprivilegedUser(made);
		const home = await prepareHome(folder, made, user, log);
		const cluster: Cluster = { home, binaries: await findBinaries(user), user, durable };
		const password = await makeCluster(cluster);
		const settings = durable ? SMALL_MACHINE : { ...SMALL_MACHINE, ...FOR_TESTS };
		const running = await runningPort(cluster);
		let port = running ?? (await startCluster(cluster, settings));
		const urlOf = (name: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`;
		await makeDatabase(urlOf("postgres"));
		return {
			url: urlOf(DATABASE),
			urlOf,
			home,
			adopted: running !== undefined,
			revive: async () => {
				port = (await runningPort(cluster)) ?? (await startCluster(cluster, settings));
			},
			stop: async () => {
				await stopCluster(cluster);
				await unlock();
			},
		};
	} catch (error) {
		await unlock();
		if (errorCode(error) === "ENOSPC")
			throw new StartupError(`The disk that holds ${folder} is full.`, { cause: error });
		throw error;
	}
}

/** Waits until PostgreSQL answers (one that is adopted may still be recovering), then makes the shop's database in it. */
async function makeDatabase(url: string): Promise<void> {
	for (const deadline = Date.now() + 60_000; ; ) {
		const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
		client.on("error", () => {});
		try {
			await client.connect();
			const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
			if (rowCount === 0) await client.query(`create database ${DATABASE}`);
			return;
		} catch (error) {
			if (Date.now() > deadline || !["57P03", "57P01", "ECONNREFUSED", "ECONNRESET"].includes(errorCode(error) ?? "")) {
				throw new StartupError(`The embedded PostgreSQL does not answer: ${(error as Error).message}.`, {
					cause: error,
				});
			}
			await pause(50);
		} finally {
			await client.end().catch(() => {});
		}
	}
}
