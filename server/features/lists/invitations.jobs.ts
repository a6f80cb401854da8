import { and, isNull, lt, or } from "drizzle-orm";
import { listInvitation } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const KEPT_MS = 30 * 24 * 3_600_000;

/** An accepted invitation stays: it tells by which address a collaborator joined. */
export async function tidyInvitations({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	const { expiresAt, revokedAt, acceptedBy } = listInvitation;
	const before = new Date(now().getTime() - KEPT_MS);
	await db.delete(listInvitation).where(and(isNull(acceptedBy), or(lt(expiresAt, before), lt(revokedAt, before))));
}
