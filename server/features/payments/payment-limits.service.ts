import { type ConcurrencyLimit, limitConcurrency } from "../../concurrency-limit.ts";
import type { Deps } from "../../deps.ts";

const MOST_WAITING = 1_000;

type PaymentLimits = { place: ConcurrencyLimit; apply: ConcurrencyLimit };
const limits = new WeakMap<Deps["pool"], PaymentLimits>();

/**
 * A rush of buyers waits here in order instead of for a database connection, where waiting too long fails. Outcomes have
 * a limit of their own, so that whoever has been charged never waits behind those who come.
 */
export function paymentLimits({ pool, config }: Pick<Deps, "pool" | "config">): PaymentLimits {
	let found = limits.get(pool);
	if (!found) {
		const atOnce = Math.max(1, Math.floor(config.databaseConnections / 3));
		found = { place: limitConcurrency(atOnce, MOST_WAITING), apply: limitConcurrency(atOnce) };
		limits.set(pool, found);
	}
	return found;
}
