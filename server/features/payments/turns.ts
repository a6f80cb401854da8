import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { takeTurns } from "../images/turns.ts";

const MOST_WAITING = 1_000;
const BUSY_SECONDS = 5;

type Turn = <T>(work: () => Promise<T>) => Promise<T>;
const turns = new WeakMap<Deps["pool"], { place: Turn; apply: Turn }>();

/**
 * A rush of buyers waits here in order instead of for a database connection, where waiting too long fails. Outcomes have
 * their own line, so that whoever has been charged never waits behind those who come.
 */
export function turnsOf({ pool, config }: Pick<Deps, "pool" | "config">): { place: Turn; apply: Turn } {
	let found = turns.get(pool);
	if (!found) {
		const atOnce = Math.max(1, Math.floor(config.databaseConnections / 3));
		found = { place: bounded(takeTurns(atOnce)), apply: takeTurns(atOnce) };
		turns.set(pool, found);
	}
	return found;
}

/** Whoever would wait too long is told at once, before anything is written. */
function bounded(turn: Turn): Turn {
	let inside = 0;
	return async (work) => {
		if (inside >= MOST_WAITING) throw new AppError("unavailable", undefined, { retryAfterSeconds: BUSY_SECONDS });
		inside += 1;
		try {
			return await turn(work);
		} finally {
			inside -= 1;
		}
	};
}
