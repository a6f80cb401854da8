import { lt } from "drizzle-orm";
import { UNDO_MS } from "#core/rules/undo.ts";
import { catalogueChange } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

/** Removes changes that can no longer be taken back; the audit log goes on telling them. */
export async function tidyChanges({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(catalogueChange).where(lt(catalogueChange.at, new Date(now().getTime() - 2 * UNDO_MS)));
}
