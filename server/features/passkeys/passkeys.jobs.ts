import type { Deps } from "../../deps.ts";
import { deleteOldChallenges } from "./passkeys.queries.ts";

/** Removes challenges that no device has answered in time. */
export async function tidyChallenges({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await deleteOldChallenges(db, now());
}
