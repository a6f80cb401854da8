import { inArray, lt, sql } from "drizzle-orm";
import { purge } from "../../adapters/cdn/purge.ts";
import { EVERYTHING } from "../../cache/shared-caches.ts";
import { cdnPurge } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const MOST_A_ROUND = 1_000;
/** Dropping all is cheaper than naming more than these. */
const MOST_NAMES = 600;
/**
 * Another process can hear of a change a moment after the CDN did, and hand it once more what was dropped. So each change is
 * told again when all have heard for sure. What could not be told is tried again after as long.
 */
const AGAIN_SECONDS = 5;
const KEPT_HOURS = 1;

/** Tells caches before the shop what changed since the last round, and once more what changed some seconds ago. */
export async function tellCdn({ db, config }: Pick<Deps, "db" | "config">): Promise<void> {
	if (!config.cdn?.purge) return;
	const due = await db
		.select()
		.from(cdnPurge)
		.where(sql`${cdnPurge.dueAt} <= now()`)
		.orderBy(cdnPurge.id)
		.limit(MOST_A_ROUND);
	if (due.length === 0) return;
	const names = [...new Set(due.flatMap((row) => row.names))];
	const all = names.includes(EVERYTHING) || names.length > MOST_NAMES;
	await purge(config.cdn.purge, all ? [EVERYTHING] : names).catch(async (error) => {
		await putOff(db, due, {});
		throw error;
	});
	const over = due.filter(({ told }) => told > 0);
	if (over.length > 0) await db.delete(cdnPurge).where(inArray(cdnPurge.id, idsOf(over)));
	const again = due.filter(({ told }) => told === 0);
	if (again.length > 0) await putOff(db, again, { told: 1 });
}

type Row = typeof cdnPurge.$inferSelect;

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

async function putOff(db: Deps["db"], rows: readonly Row[], set: Partial<Row>): Promise<void> {
	const dueAt = sql`now() + make_interval(secs => ${AGAIN_SECONDS})`;
	await db
		.update(cdnPurge)
		.set({ ...set, dueAt })
		.where(inArray(cdnPurge.id, idsOf(rows)));
}

/** Another build makes other pages, and changes of a time without this process were perhaps never told. */
export async function purgeAll({ db, config }: Pick<Deps, "db" | "config">): Promise<void> {
	if (config.cdn?.purge) await db.insert(cdnPurge).values({ names: [EVERYTHING] });
}

/** What could not be told for so long is no longer kept anywhere, or the shop has no CDN any more. */
export async function tidyPurges({ db, config }: Pick<Deps, "db" | "config">): Promise<void> {
	const seconds = Math.max(KEPT_HOURS * 3600, 2 * (config.cdn?.seconds ?? 0));
	await db.delete(cdnPurge).where(lt(cdnPurge.at, sql`now() - make_interval(secs => ${seconds})`));
}
