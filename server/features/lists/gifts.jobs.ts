import { lt, sql } from "drizzle-orm";
import { giftGiver } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const KEPT_MS = 30 * 86_400_000;

/** Links nobody gives by any more go, and claims that were taken back and never paid. */
export async function tidyGifts({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(giftGiver).where(lt(giftGiver.expiresAt, now()));
	await db.execute(sql`
		delete from gift_claim c where c.released_at < ${new Date(now().getTime() - KEPT_MS)}
			and not exists (select from gift_order g where g.claim_id = c.id)`);
}
