import type { Socket } from "node:net";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { Connections } from "./connections.ts";
import { AWAIT_DISK } from "./on-disk.ts";
import { BoundedPool } from "./pool.ts";
import { connectionProblem, errorCode } from "./problem.ts";

type Work<T> = (tx: Tx) => Promise<T>;
type Queries = Omit<NodePgDatabase, "transaction"> & { transaction: <T>(work: Work<T>) => Promise<T> };
export type Db = Queries & { $client: pg.Pool };
/** One connection between its BEGIN and its COMMIT. A transaction within it is a part that may fail without the whole. */
export type Tx = Queries & {
	$client: pg.PoolClient;
	/** Takes a statement that was sent and whose answer nothing waits for; when it fails, so does the transaction. */
	alongside: (sent: Promise<unknown>) => void;
	/** Tells those who listen on the channel, if and only if the transaction commits. */
	notify: (channel: string, payload: string) => void;
};
/** Whatever can run a query: the database, or a transaction on it. */
export type Queryable = Db | Tx;

export type DatabaseOptions = {
	/** A way past the pooler that stands before the database, where there is one: connections of it keep their session. */
	directUrl?: string | undefined;
	/** Connections at most. */
	max?: number;
	/** How long a request waits for a free connection before it is refused. */
	connectionTimeoutMs?: number;
	/** The longest a single statement may take. */
	statementTimeoutMs?: number;
};

/** A start or a command waits longer for a busy machine than a request does: nobody is served worse meanwhile. */
export const PATIENT: DatabaseOptions = { connectionTimeoutMs: 30_000, statementTimeoutMs: 120_000 };

/**
 * Connections whose session is one's own, for whatever outlives a transaction: listening, locks held over statements, jobs.
 * Where no pooler stands before the database it is the pool itself.
 */
export type Direct = { url: string; pool: BoundedPool; connections: Connections };

export type Database = {
	db: Db;
	pool: BoundedPool;
	url: string;
	connections: Connections;
	direct: Direct;
	close: () => Promise<void>;
};

/** Locks of periodic work, each held by a connection of its own while the work is done. */
const MOST_DIRECT = 8;
const DIRECT_PATIENCE_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 30_000;

// Sums and ids come as JavaScript numbers, also from plain SQL: the shop's are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a pool; it connects with the first query. A lost connection fails the query that used it, never the process. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
	const { max = 16, connectionTimeoutMs = 1_500, statementTimeoutMs = 10_000, directUrl = url } = options;
	const bounds = {
		statement_timeout: statementTimeoutMs,
		idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
	};
	const common = {
		idleTimeoutMillis: 30_000,
		// PostgreSQL ends the statement itself; this ends the waiting when its answer is lost on the way.
		query_timeout: statementTimeoutMs + 1_000,
		keepAlive: true,
		// Statements of one turn go out together, and are answered in their order.
		pipeline: true,
	};
	const isPooled = directUrl !== url;
	const directConnections = new Connections();
	const connections = isPooled ? new Connections(directConnections) : directConnections;
	const pool = newPool(url, connections, {
		...common,
		// A pooler takes no parameters of a session: there the bounds come with each transaction.
		...(!isPooled && bounds),
		max,
		connectionTimeoutMillis: connectionTimeoutMs,
		application_name: "perchero",
	});
	const directPool = isPooled
		? newPool(directUrl, directConnections, {
				...common,
				...bounds,
				max: MOST_DIRECT,
				connectionTimeoutMillis: DIRECT_PATIENCE_MS,
				application_name: "perchero-locks",
			})
		: pool;
	const begin = isPooled ? beginWithin(bounds) : "begin";
	const db: Db = Object.assign(drizzle(pool), { transaction: <T>(work: Work<T>) => inTransaction(pool, begin, work) });
	let closed: Promise<unknown> | undefined;
	return {
		db,
		pool,
		url,
		connections,
		direct: { url: directUrl, pool: directPool, connections: directConnections },
		close: async () => {
			closed ??= Promise.all([pool.end(), isPooled && directPool.end()]);
			await closed;
		},
	};
}

/** Counts until the transaction ends, so that whoever has the pooler's connection next finds it as it was. */
function beginWithin(bounds: Record<string, number>): string {
	return ["begin", ...Object.entries(bounds).map(([name, ms]) => `set local ${name} = ${ms}`)].join("; ");
}

function newPool(url: string, connections: Connections, options: pg.PoolConfig): BoundedPool {
	let pool: BoundedPool;
	try {
		pool = new BoundedPool({ connectionString: url, stream: connections.stream, ...options });
	} catch (error) {
		throw connectionProblem(error, url);
	}
	const forget = () => {};
	// Without listeners a connection that dies between two queries, idle or inside a transaction, would end the process.
	pool.on("error", forget);
	pool.on("connect", (client) => client.on("error", forget));
	return pool;
}

/**
 * PostgreSQL lets those who notify commit only one after another. So such a transaction does not wait for the disk itself; whoever
 * waits for it waits for a second one right behind it, which is on the disk only after the first. One message, because a pooler
 * could send another one to a PostgreSQL that took over meanwhile.
 */
const COMMIT_WITH_NOTICES = `set local synchronous_commit = off; commit; ${AWAIT_DISK}`;

/**
 * Gives the connection back whatever happens, which Drizzle's own does not (docs/decisions/0012-own-transaction.md). BEGIN
 * leaves with the first statements, and COMMIT waits for none.
 */
async function inTransaction<T>(pool: pg.Pool, begin: string, work: Work<T>): Promise<T> {
	const client = await pool.connect();
	const [sent, whole] = [new Sent(), new Sent()];
	const ending = { notifies: false };
	let unusable = false;
	try {
		sent.add(client.query(begin).catch((error) => refuseTheRest(client, error)));
		const result = await work(onConnection(client, { alongside: sent, whole }, ending));
		sent.add(client.query(ending.notifies ? COMMIT_WITH_NOTICES : "commit"));
		await sent.all();
		return result;
	} catch (error) {
		await client.query(rollback).catch(() => {
			unusable = true;
		});
		throw await reasonOf(error, sent, whole);
	} finally {
		client.release(unusable);
	}
}

/** Statements that are under way. Of those that fail, the one that was sent first made the others fail. */
class Sent {
	private readonly outcomes: Promise<{ problem?: unknown }>[] = [];

	add(sent: Promise<unknown>): void {
		this.outcomes.push(
			sent.then(
				() => ({}),
				(problem: unknown) => ({ problem }),
			),
		);
	}

	async firstProblem(): Promise<unknown> {
		return (await Promise.all(this.outcomes)).find(({ problem }) => problem !== undefined)?.problem;
	}

	async all(): Promise<void> {
		const problem = await this.firstProblem();
		if (problem !== undefined) throw problem;
	}
}

/** Without its BEGIN nothing may happen on a connection. */
function refuseTheRest(client: pg.PoolClient, error: unknown): never {
	(client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
	throw error;
}

type Ending = { notifies: boolean };

/** Those nothing waits for, and all there are. */
type Statements = { alongside: Sent; whole: Sent };

function onConnection(client: pg.PoolClient, { alongside, whole }: Statements, ending: Ending): Tx {
	return Object.assign(drizzle(noting(client, whole)), {
		transaction: <T>(work: Work<T>) => inPart(client, work, ending),
		alongside: (statement: Promise<unknown>) => alongside.add(statement),
		notify: (channel: string, payload: string) => {
			ending.notifies = true;
			alongside.add(client.query({ name: "notify", text: "select pg_notify($1, $2)", values: [channel, payload] }));
		},
	});
}

/** The connection, with every statement noted. */
function noting(client: pg.PoolClient, whole: Sent): pg.PoolClient {
	const query = (...asked: [pg.QueryConfig]) => {
		const answer = client.query(...asked);
		whole.add(answer);
		return answer;
	};
	return Object.assign(Object.create(client) as pg.PoolClient, { query });
}

/** What a statement says that came behind one that failed. */
const AFTER_A_FAILURE = "25P02";

/** Of statements that left together a later one may be heard of first: then the one that made it fail is the reason. */
async function reasonOf(error: unknown, alongside: Sent, whole: Sent): Promise<unknown> {
	const reason = (await alongside.firstProblem()) ?? error;
	return errorCode(reason) === AFTER_A_FAILURE ? ((await whole.firstProblem()) ?? reason) : reason;
}

async function inPart<T>(client: pg.PoolClient, work: Work<T>, ending: Ending): Promise<T> {
	const [sent, whole] = [new Sent(), new Sent()];
	sent.add(client.query("savepoint part"));
	try {
		const result = await work(onConnection(client, { alongside: sent, whole }, ending));
		sent.add(client.query("release savepoint part"));
		await sent.all();
		return result;
	} catch (error) {
		await client.query("rollback to savepoint part");
		throw await reasonOf(error, sent, whole);
	}
}

const rollback: pg.QueryConfig & { query_timeout: number } = { text: "rollback", query_timeout: 1_000 };
