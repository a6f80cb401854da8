import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { type Database, openDatabase } from "./client.ts";

/** Where something is read: the database itself, or a copy of it that is as new. */
export type Source = Pick<Database, "db" | "pool">;

export type Replica = {
	/** Reads from the copy if it holds all that was written before this call, else, or if it fails, from the database. */
	read: <T>(work: (source: Source) => Promise<T>) => Promise<T>;
	close: () => Promise<void>;
};

/** Reports are read by few at a time. */
const MOST_CONNECTIONS = 4;
const CONNECTION_TIMEOUT_MS = 500;
/** A copy that is further behind is not waited for. */
const CATCH_UP_MS = 250;
const LOOK_MS = 5;
/** A copy that failed is not asked for so long: each try would make somebody wait. */
const LEFT_ALONE_MS = 5_000;

/** A shop without a copy reads from its database. */
export function noReplica(database: Source): Replica {
	return { read: (work) => work(database), close: async () => {} };
}

/**
 * How far the primary has come, also with what is not on its disk yet: a change can be seen a moment before. Unknown while it
 * is away, or not yet the primary it is about to be: what is read there then says so.
 */
async function positionOf({ pool }: Source): Promise<string | undefined> {
	const position = "select pg_current_wal_insert_lsn()::text as position";
	const found = await pool.query<{ position: string }>(position).catch(() => undefined);
	return found?.rows[0]?.position;
}

/** Reads that are long and change nothing (reports, exports, sitemaps) leave the primary to those who buy. */
export function openReplica(primary: Source, url: string, log: Deps["log"]): Replica {
	const copy = openDatabase(url, { max: MOST_CONNECTIONS, connectionTimeoutMs: CONNECTION_TIMEOUT_MS });
	let leftAloneUntil = 0;

	function leaveAlone(error: unknown): void {
		leftAloneUntil = performance.now() + LEFT_ALONE_MS;
		log.warn({ err: error }, "the replica cannot be read, the primary is");
	}

	/** Whether the copy has come as far as the primary is now. What was a copy and was made a primary is none any more. */
	async function hasCaughtUp(): Promise<boolean> {
		if (performance.now() < leftAloneUntil) return false;
		const position = await positionOf(primary);
		if (position === undefined) return false;
		const until = performance.now() + CATCH_UP_MS;
		try {
			for (;;) {
				const found = await copy.pool.query<{ isCopy: boolean; isCurrent: boolean }>(
					`select pg_is_in_recovery() as "isCopy", pg_last_wal_replay_lsn() >= $1::pg_lsn as "isCurrent"`,
					[position],
				);
				const { isCopy = false, isCurrent = false } = found.rows[0] ?? {};
				if (!isCopy) throw new Error("DATABASE_REPLICA_URL leads to a database that is no replica");
				if (isCurrent) return true;
				if (performance.now() > until) return false;
				await pause(LOOK_MS);
			}
		} catch (error) {
			leaveAlone(error);
			return false;
		}
	}

	return {
		async read(work) {
			if (await hasCaughtUp()) {
				try {
					return await work(copy);
				} catch (error) {
					leaveAlone(error);
				}
			}
			return work(primary);
		},
		close: copy.close,
	};
}
