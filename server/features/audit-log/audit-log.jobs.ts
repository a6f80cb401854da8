import { sql } from "drizzle-orm";
import { PAPER_YEARS } from "#core/rules/papers.ts";
import type { Deps } from "../../deps.ts";

/** So many at a time: the first time in a shop's eleventh year there may be very many. */
const AT_ONCE = 10_000;

/** Who did what is known for as long as the papers about it. */
export async function tidyAuditLog({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	const before = now();
	before.setUTCFullYear(before.getUTCFullYear() - PAPER_YEARS);
	await db.execute(
		sql`delete from audit_log where id in (select id from audit_log where at < ${before} order by at, id limit ${AT_ONCE})`,
	);
}
