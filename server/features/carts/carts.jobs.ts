import { lt } from "drizzle-orm";
import { cartLink, cartMerge } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const KEPT_MS = 60 * 24 * 3_600_000;

/** A browser sends its cart again until it is answered, at the longest for the 30 days of a log-in. */
export async function tidyCartMerges({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(cartMerge).where(lt(cartMerge.at, new Date(now().getTime() - KEPT_MS)));
}

/** Links open nothing any more when their time is over. */
export async function tidyCartLinks({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(cartLink).where(lt(cartLink.expiresAt, now()));
}
