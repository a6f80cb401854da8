import type { Deps } from "../../deps.ts";
import { type Turn, takeTurns } from "../../turns.ts";

const MOST_WAITING = 1_000;

const turns = new WeakMap<Deps["pool"], { place: Turn; apply: Turn }>();

/**
 * A rush of buyers waits here in order instead of for a database connection, where waiting too long fails. Outcomes have
 * their own line, so that whoever has been charged never waits behind those who come.
 */
export function turnsOf({ pool, config }: Pick<Deps, "pool" | "config">): { place: Turn; apply: Turn } {
	let found = turns.get(pool);
	if (!found) {
		const atOnce = Math.max(1, Math.floor(config.databaseConnections / 3));
		found = { place: takeTurns(atOnce, MOST_WAITING), apply: takeTurns(atOnce) };
		turns.set(pool, found);
	}
	return found;
}
