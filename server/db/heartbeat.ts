import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import pg from "pg";
import type { Deps } from "../deps.ts";
import type { Connections } from "./connections.ts";

/** Together well below the two seconds within which whoever needs the database is told that it is away. */
const BEAT_MS = 400;
const PATIENCE_MS = 1_200;
/** So many times that long while others hear from it. */
const MOST_WAITS = 3;
/** A start on a busy machine is worth more waiting: nobody is told anything yet. */
const FIRST_PATIENCE_MS = 30_000;

export type HeartbeatOptions = {
	url: string;
	/** Those that are given up when nothing is heard. */
	connections: Connections;
	log: Deps["log"];
	name: string;
	/** What is asked of a new connection. */
	first: string;
	notified?: (payload: string) => void;
	/** Called with each new connection, before anybody reaches the database again. */
	connected?: () => void;
	/** Called in the middle of a silence: whether somebody is there can also be found out in another way. */
	knock?: () => void;
	retryMs: number;
};

/**
 * A connection of its own that is asked for a sign of life all the time: a connection whose other end is gone looks like
 * one on which nothing happens. It comes back by itself.
 */
export async function openHeartbeat(options: HeartbeatOptions): Promise<{ close: () => Promise<void> }> {
	const { connections, log, connected, retryMs } = options;
	const closing = new AbortController();

	async function reconnect(): Promise<Connection | undefined> {
		for (let tried = 0; !closing.signal.aborted; tried += 1) {
			const heardBefore = connections.heard;
			const begun = performance.now();
			try {
				return await connect(options);
			} catch (error) {
				const tookLong = performance.now() - begun > PATIENCE_MS * 0.9;
				if (tookLong && connections.heard === heardBefore) connections.giveUp();
				if (tried === 0) log.warn({ err: error }, "the database is away, trying again");
				await rest(retryMs, closing.signal);
			}
		}
		return undefined;
	}

	let connection: Connection | undefined = await connect(options, FIRST_PATIENCE_MS);
	const following = (async () => {
		while (connection && !closing.signal.aborted) {
			connected?.();
			connections.answersAgain();
			await watch(connection, options, closing.signal);
			connection.client.end().catch(() => undefined);
			connection = await reconnect();
		}
	})();
	return {
		async close() {
			closing.abort();
			await following;
			await connection?.client.end().catch(() => undefined);
		},
	};
}

type Connection = { client: pg.Client; lost: AbortSignal };

async function connect(
	{ url, name, first, notified }: HeartbeatOptions,
	patienceMs = PATIENCE_MS,
): Promise<Connection> {
	const client = new pg.Client({
		connectionString: url,
		application_name: name,
		connectionTimeoutMillis: patienceMs,
	});
	const lost = new AbortController();
	client.on("error", () => lost.abort());
	client.on("end", () => lost.abort());
	client.on("notification", ({ payload }) => notified?.(payload ?? ""));
	try {
		await client.connect();
		await client.query(patient(first, patienceMs));
	} catch (error) {
		client.end().catch(() => undefined);
		throw error;
	}
	return { client, lost: lost.signal };
}

/** Ends when the connection does, or when nothing is heard on it. */
async function watch({ client, lost }: Connection, options: HeartbeatOptions, closing: AbortSignal): Promise<void> {
	const over = AbortSignal.any([lost, closing]);
	while (!over.aborted) {
		await rest(BEAT_MS, over);
		const heard = await signOfLife(client, options);
		if (heard === "here") continue;
		if (!lost.aborted && heard === "nowhere") options.connections.giveUp();
		return;
	}
}

/**
 * Where the database was heard from. While other connections still hear it, it is slow rather than gone: this one is
 * waited for longer, because whoever comes back has to forget all that is kept, and that is made anew slowly too.
 */
async function signOfLife(
	client: pg.Client,
	{ connections, knock }: HeartbeatOptions,
): Promise<"here" | "elsewhere" | "nowhere"> {
	const sign = client.query("select").then(
		() => true,
		() => false,
	);
	for (let waited = 0; waited < MOST_WAITS; waited += 1) {
		const heardBefore = connections.heard;
		if (await comesInTime(sign, knock)) return "here";
		if (connections.heard === heardBefore) return "nowhere";
	}
	return "elsewhere";
}

async function comesInTime(sign: Promise<boolean>, knock: (() => void) | undefined): Promise<boolean> {
	const answered = new AbortController();
	const silence = (async () => {
		await rest(PATIENCE_MS / 2, answered.signal);
		if (!answered.signal.aborted) knock?.();
		await rest(PATIENCE_MS / 2, answered.signal);
		// What has arrived while this process was busy is read before it counts as silence.
		await turn();
		await turn();
		return false;
	})();
	const isThere = await Promise.race([sign, silence]);
	answered.abort();
	return isThere;
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
	return pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

function patient(text: string, query_timeout: number): pg.QueryConfig & { query_timeout: number } {
	return { text, query_timeout };
}
