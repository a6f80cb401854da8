import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db, Queryable, Tx } from "../db/client.ts";
import { prepared } from "../db/prepared.ts";
import { cdnPurge } from "../db/schema.ts";
import { transaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { Tag } from "./kept-answer.ts";
import { purgeNames } from "./shared-caches.ts";

/** Where processes tell each other what they touched. */
export const TOUCHED_CHANNEL = "perchero_touched";
/** PostgreSQL refuses notifications from 8000 bytes on. */
const TAGS_PER_NOTICE = 250;

type Notice = { from?: string; tags?: Tag[]; parted?: true };

function noticeOf(from: string, tags: Tag[]): string {
	return JSON.stringify({ from, tags, parted: true } satisfies Notice);
}

/**
 * Whose notice it is, and what was touched. The version before knew no `shelves` and said `catalogue` for them: what it says so
 * means both, until no process of it can run beside this one.
 */
export function readNotice(payload: string | undefined): { from: string | undefined; tags: Tag[] } {
	const { from, tags = [], parted } = JSON.parse(payload || "{}") as Notice;
	return { from, tags: !parted && tags.includes("catalogue") ? [...tags, "shelves"] : tags };
}

/**
 * A transaction of its own that waits for no disk: PostgreSQL lets whoever notifies commit only one after another, and changes
 * shall not wait in that line for each other's writes.
 */
const NOTIFY = prepared<never, { notice: string }>(
	"touched_notify",
	sql`select set_config('synchronous_commit', 'off', true), pg_notify(${sql.raw(`'${TOUCHED_CHANNEL}'`)}, ${sql.placeholder("notice")})`,
);

const TRIES = 60;
const TRY_EVERY_MS = 1_000;

function isTold(db: Queryable, notice: string): Promise<boolean> {
	return NOTIFY(db, { notice }).then(
		() => true,
		() => false,
	);
}

/** The connection was lost behind the commit. When PostgreSQL itself is away, everybody drops everything once it is back. */
async function tellYet(db: Db, notice: string): Promise<void> {
	for (let tried = 0; tried < TRIES && !(await isTold(db, notice)); tried += 1)
		await pause(TRY_EVERY_MS, undefined, { ref: false });
}

/**
 * Changes the shop in one transaction. The tags it touches are dropped in this process before the caller goes on, and in
 * all others right behind the commit: their notice leaves in one piece with it, so that PostgreSQL has both or none. Caches before the shop are told soon after (features/cdn).
 */
export async function change<T>(
	deps: Pick<Deps, "db" | "cache" | "instance" | "config">,
	work: (tx: Tx, touch: (...tags: Tag[]) => void) => Promise<T>,
): Promise<T> {
	const touched = new Set<Tag>();
	try {
		return await transaction(deps.db, async (tx) => {
			touched.clear();
			const value = await work(tx, (...tags) => {
				for (const tag of tags) touched.add(tag);
			});
			const tags = [...touched];
			for (let at = 0; at < tags.length; at += TAGS_PER_NOTICE) {
				const notice = noticeOf(deps.instance, tags.slice(at, at + TAGS_PER_NOTICE));
				tx.behindCommit(() => isTold(tx, notice).then((told) => void (told || tellYet(deps.db, notice))));
			}
			if (tags.length > 0 && deps.config.cdn?.purge) await tx.insert(cdnPurge).values({ names: purgeNames(tags) });
			return value;
		});
	} finally {
		// Also after a failure: a commit whose answer was lost on the way has changed the shop all the same.
		if (touched.size > 0) deps.cache.drop(touched);
	}
}
