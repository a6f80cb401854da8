import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartupError } from "../startup-error.ts";
import { embeddedUrl, socketFolder } from "./embedded/address.ts";
import { installedBinaries, runnableBinaries } from "./embedded/binaries.ts";
import {
	type Cluster,
	makeCluster,
	renewPassword,
	runningPort,
	startCluster,
	stopCluster,
} from "./embedded/cluster.ts";
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
	/** True only for filling an empty shop with very many rows: as safe, but nobody can copy its log meanwhile. */
	filling?: boolean;
	/** Called while PostgreSQL starts: time in which the processor has nothing else to do. */
	meanwhile?: (() => void) | undefined;
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
/** What a transaction writes into files of its own need not be written twice; and there is more memory and time between checkpoints. */
const FOR_FILLING = {
	wal_level: "minimal",
	max_wal_senders: "0",
	max_wal_size: "8GB",
	checkpoint_timeout: "30min",
	shared_buffers: "1GB",
};
/** Survives kills of PostgreSQL, as the tests of crashes need, but no power cut. */
const FOR_TESTS = { fsync: "off", full_page_writes: "off", max_connections: "300" };

/** Starts the PostgreSQL that comes with the shop, with its data in `dir`; only one server can hold a `dir` at a time. */
export async function startEmbedded({
	dir,
	log,
	durable = true,
	filling = false,
	meanwhile,
}: EmbeddedOptions): Promise<Embedded> {
	const folder = await makeDataDir(dir);
	const unlock = await lockFolder(folder);
	try {
		const made = await findHome(folder);
		const user = await unprivilegedUser(made);
		const home = await prepareHome(folder, made, user, log);
		const cluster: Cluster = { home, binaries: await runnableBinaries(user, await installedBinaries()), user, durable };
		let password = await makeCluster(cluster, log);
		let renewed = false;
		const settings = {
			...SMALL_MACHINE,
			...(durable ? {} : FOR_TESTS),
			...(filling ? FOR_FILLING : {}),
			unix_socket_directories: socketFolder(home),
		};
		let port = 0;
		const urlOf = (name: string) => embeddedUrl({ home, password, port }, name);
		/** Says whether it was running already. */
		const ensureRunning = async (): Promise<boolean> => {
			for (const deadline = Date.now() + 60_000; ; await pause(50)) {
				const running = await runningPort(cluster);
				port = running ?? (await startCluster(cluster, settings, meanwhile));
				// An adopted PostgreSQL may still be recovering; one that was just killed may still be ending.
				const problem = await makeDatabase(urlOf("postgres"));
				if (!problem) return running !== undefined;
				if (!renewed && (password === "" || errorCode(problem) === WRONG_PASSWORD)) {
					renewed = true;
					await stopCluster(cluster);
					password = await renewPassword(cluster);
					log(`The password in ${home} was not that of its PostgreSQL: a new one was made, and nothing is lost.`);
					continue;
				}
				if (Date.now() > deadline || !PASSING.has(errorCode(problem) ?? "")) {
					throw new StartupError(`The embedded PostgreSQL does not answer: ${problem.message}.`, { cause: problem });
				}
			}
		};
		const adopted = await ensureRunning();
		return {
			url: urlOf(DATABASE),
			urlOf,
			home,
			adopted,
			revive: async () => {
				await ensureRunning();
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

const WRONG_PASSWORD = "28P01";
/** PostgreSQL starts, ends or is gone. */
const PASSING = new Set(["57P01", "57P02", "57P03", "ECONNREFUSED", "ECONNRESET", "ENOENT"]);

/** Makes the shop's database unless it is there; gives back what was in the way. */
async function makeDatabase(url: string): Promise<Error | undefined> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
	client.on("error", () => {});
	try {
		await client.connect();
		const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
		if (rowCount === 0) await client.query(`create database ${DATABASE}`);
		return undefined;
	} catch (error) {
		return error as Error;
	} finally {
		await client.end().catch(() => {});
	}
}
