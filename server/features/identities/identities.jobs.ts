import { lt } from "drizzle-orm";
import { signInFlow } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

/** Removes third-party sign-ins that were never finished. */
export async function tidySignIns({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(signInFlow).where(lt(signInFlow.expiresAt, now()));
}
