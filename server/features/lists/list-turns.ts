import type { Deps } from "../../deps.ts";
import { takeTurns } from "../../turns.ts";

const turns = new WeakMap<Deps["pool"], ReturnType<typeof takeTurns>>();

/** A rush of changes waits here in order instead of for a database connection, where waiting too long fails. */
export function inTurn<T>({ pool, config }: Pick<Deps, "pool" | "config">, work: () => Promise<T>): Promise<T> {
	let turn = turns.get(pool);
	if (!turn) {
		turn = takeTurns(Math.max(1, Math.floor(config.databaseConnections / 3)));
		turns.set(pool, turn);
	}
	return turn(work);
}
