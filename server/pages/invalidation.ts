import { sql } from "drizzle-orm";
import pg from "pg";
import type { Tx } from "../db/client.ts";
import { transaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { Tag } from "./kept.ts";

const CHANNEL = "perchero_touched";
/** PostgreSQL refuses notifications from 8000 bytes on. */
const TAGS_PER_NOTICE = 250;

/**
 * Changes the shop in one transaction. The tags it touches are dropped in this process before the caller goes on, and in
 * all others as soon as the commit reaches them.
 */
export async function change<T>(
	deps: Pick<Deps, "db" | "cache" | "instance">,
	work: (tx: Tx, touch: (...tags: Tag[]) => void) => Promise<T>,
): Promise<T> {
	const touched = new Set<Tag>();
	const result = await transaction(deps.db, async (tx) => {
		touched.clear();
		const value = await work(tx, (...tags) => {
			for (const tag of tags) touched.add(tag);
		});
		const tags = [...touched];
		for (let at = 0; at < tags.length; at += TAGS_PER_NOTICE) {
			const notice = JSON.stringify({ from: deps.instance, tags: tags.slice(at, at + TAGS_PER_NOTICE) });
			await tx.execute(sql`select pg_notify(${CHANNEL}, ${notice})`);
		}
		return value;
	});
	if (touched.size > 0) deps.cache.drop(touched);
	return result;
}

/**
 * Hears what other processes change. While the connection is away the cache goes on serving what it has; once it is
 * back everything is dropped, because notices were missed.
 */
export async function followChanges(
	deps: Pick<Deps, "cache" | "instance" | "log" | "closing">,
	databaseUrl: string,
	retryMs = 500,
): Promise<{ close: () => Promise<void> }> {
	let client: pg.Client | null = null;
	let timer: NodeJS.Timeout | undefined;

	const connect = async () => {
		const next = new pg.Client({
			connectionString: databaseUrl,
			application_name: "perchero-changes",
			keepAlive: true,
			connectionTimeoutMillis: 2000,
		});
		next.on("error", () => lost(next));
		next.on("end", () => lost(next));
		next.on("notification", ({ payload }) => {
			const notice = JSON.parse(payload ?? "{}") as { from?: string; tags?: Tag[] };
			if (notice.from !== deps.instance && notice.tags) deps.cache.drop(notice.tags);
		});
		client = next;
		await next.connect();
		await next.query(`listen ${CHANNEL}`);
		deps.cache.clear();
	};
	const lost = (which: pg.Client) => {
		if (client !== which || deps.closing.aborted) return;
		client = null;
		which.end().catch(() => undefined);
		retry();
	};
	const retry = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			connect().catch((error) => {
				deps.log.warn({ err: error }, "cannot hear changes of other processes, trying again");
				const failed = client;
				client = null;
				failed?.end().catch(() => undefined);
				retry();
			});
		}, retryMs);
		timer.unref();
	};

	await connect();
	return {
		async close() {
			clearTimeout(timer);
			const last = client;
			client = null;
			await last?.end().catch(() => undefined);
		},
	};
}
