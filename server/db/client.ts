import {
	createTableRelationsHelpers,
	type ExtractTablesWithRelations,
	extractTablesRelationalConfig,
} from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres/session";
import { PgDialect, type PgTransactionConfig } from "drizzle-orm/pg-core";
import pg from "pg";
import { Connections } from "./connections.ts";
import { BoundedPool } from "./pool.ts";
import { connectionProblem } from "./problem.ts";
import * as schema from "./schema.ts";

type Schema = typeof schema;
export type Db = NodePgDatabase<Schema> & { $client: pg.Pool };
export type Tx = NodePgTransaction<Schema, ExtractTablesWithRelations<Schema>>;
/** Whatever can run a query: the database, or a transaction on it. */
export type Queryable = Db | Tx;

export type DatabaseOptions = {
	/** Connections at most. */
	max?: number;
	/** The longest a single statement may take. */
	statementTimeoutMs?: number;
};

export type Database = { db: Db; pool: pg.Pool; url: string; connections: Connections; close: () => Promise<void> };

// Sums and ids come as JavaScript numbers, also from plain SQL: the shop's are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a pool; it connects with the first query. A lost connection fails the query that used it, never the process. */
export function openDatabase(url: string, { max = 16, statementTimeoutMs = 10_000 }: DatabaseOptions = {}): Database {
	const connections = new Connections();
	const pool = newPool(url, connections, {
		max,
		// How long a request waits for a free connection before it is refused.
		connectionTimeoutMillis: 1_500,
		idleTimeoutMillis: 30_000,
		statement_timeout: statementTimeoutMs,
		// PostgreSQL ends the statement itself; this ends the waiting when its answer is lost on the way.
		query_timeout: statementTimeoutMs + 1_000,
		idle_in_transaction_session_timeout: 30_000,
		keepAlive: true,
		application_name: "perchero",
	});
	const db: Db = drizzle(pool, { schema });
	db.transaction = (work, config) => inTransaction(pool, work, config);
	let closed: Promise<void> | undefined;
	return {
		db,
		pool,
		url,
		connections,
		close: () => {
			closed ??= pool.end();
			return closed;
		},
	};
}

function newPool(url: string, connections: Connections, options: pg.PoolConfig): pg.Pool {
	let pool: pg.Pool;
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

const dialect = new PgDialect();
const tables = extractTablesRelationalConfig<ExtractTablesWithRelations<Schema>>(schema, createTableRelationsHelpers);
const relations = { fullSchema: schema, schema: tables.tables, tableNamesMap: tables.tableNamesMap };

/**
 * Gives the connection back whatever happens. (Drizzle's own keeps it for ever when BEGIN fails,
 * and lets a connection whose ROLLBACK failed be used again.)
 */
async function inTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
	const client = await pool.connect();
	let unusable = false;
	try {
		const session = new NodePgSession<Schema, ExtractTablesWithRelations<Schema>>(client, dialect, relations);
		await client.query(beginning(config));
		const result = await work(new NodePgTransaction(dialect, session, relations));
		await client.query("commit");
		return result;
	} catch (error) {
		await client.query(rollback).catch(() => {
			unusable = true;
		});
		throw error;
	} finally {
		client.release(unusable);
	}
}

const rollback: pg.QueryConfig & { query_timeout: number } = { text: "rollback", query_timeout: 1_000 };

function beginning({ isolationLevel, accessMode, deferrable }: PgTransactionConfig = {}): string {
	const parts = ["begin"];
	if (isolationLevel) parts.push(`isolation level ${isolationLevel}`);
	if (accessMode) parts.push(accessMode);
	if (deferrable !== undefined) parts.push(deferrable ? "deferrable" : "not deferrable");
	return parts.join(" ");
}
