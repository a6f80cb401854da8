import { randomUUID } from "node:crypto";
import type { Tx } from "../db/client.ts";
import { cdnPurge } from "../db/schema.ts";
import { transaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { Tag } from "./kept-answer.ts";
import { purgeNames } from "./shared-caches.ts";

/** Where processes tell each other what they touched. */
export const TOUCHED_CHANNEL = "perchero_touched";
/** PostgreSQL refuses notifications from 8000 bytes on. */
const TAGS_PER_NOTICE = 250;

/** What was touched. The same notice may come in several ways and counts once; one without an id counts whenever it comes. */
type Notice = { id?: string; tags: Tag[] };
type Sent = Partial<Notice> & { from?: string; parted?: true };

/**
 * Whose notice it is, and what was touched. The version before knew no `shelves` and said `catalogue` for them: what it says so
 * means both, until no process of it can run beside this one.
 */
export function readNotice(payload: string | undefined): Notice & { from: string | undefined } {
	const { from, tags = [], parted, ...named } = JSON.parse(payload || "{}") as Sent;
	return { ...named, from, tags: !parted && tags.includes("catalogue") ? [...tags, "shelves"] : tags };
}

function noticesOf(tags: Tag[]): Required<Notice>[] {
	const notices: Required<Notice>[] = [];
	for (let at = 0; at < tags.length; at += TAGS_PER_NOTICE)
		notices.push({ id: randomUUID(), tags: tags.slice(at, at + TAGS_PER_NOTICE) });
	return notices;
}

/**
 * Changes the shop in one transaction. The tags it touches are dropped in this process before the caller goes on, and in all
 * others as soon as it has committed: PostgreSQL itself tells them, so that nobody's death can keep a change from being told.
 * Caches before the shop are told soon after (features/cdn).
 */
export async function change<T>(
	deps: Pick<Deps, "db" | "cache" | "instance" | "config">,
	work: (tx: Tx, touch: (...tags: Tag[]) => void) => Promise<T>,
): Promise<T> {
	const touched = new Set<Tag>();
	let notices: Required<Notice>[] = [];
	try {
		const value = await transaction(deps.db, async (tx) => {
			touched.clear();
			const done = await work(tx, (...tags) => {
				for (const tag of tags) touched.add(tag);
			});
			notices = noticesOf([...touched]);
			for (const notice of notices)
				tx.notify(TOUCHED_CHANNEL, JSON.stringify({ from: deps.instance, parted: true, ...notice } satisfies Sent));
			if (touched.size > 0 && deps.config.cdn?.purge) await tx.insert(cdnPurge).values({ names: purgeNames(touched) });
			return done;
		});
		for (const { id, tags } of notices) deps.cache.drop(tags, id);
		return value;
	} catch (error) {
		// The answer to COMMIT may be lost while it is still being carried out: its notice is not yet counted as heard.
		if (touched.size > 0) deps.cache.drop(touched);
		throw error;
	}
}
