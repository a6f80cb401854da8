import { lt } from "drizzle-orm";
import { secondFactorTicket } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

export async function tidyTickets({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(secondFactorTicket).where(lt(secondFactorTicket.expiresAt, now()));
}
