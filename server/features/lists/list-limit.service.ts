import { type ConcurrencyLimit, limitConcurrency } from "../../concurrency-limit.ts";
import type { Deps } from "../../deps.ts";

const limits = new WeakMap<Deps["pool"], ConcurrencyLimit>();

/** A rush of changes waits here in order instead of for a database connection, where waiting too long fails. */
export function limited<T>({ pool, config }: Pick<Deps, "pool" | "config">, work: () => Promise<T>): Promise<T> {
	let limit = limits.get(pool);
	if (!limit) {
		limit = limitConcurrency(Math.max(1, Math.floor(config.databaseConnections / 3)));
		limits.set(pool, limit);
	}
	return limit(work);
}
