import pLimit from "p-limit";
import { AppError } from "./errors.ts";

/** Runs work once there is room for it. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

const BUSY_SECONDS = 5;

/**
 * Lets so many pieces of work run at once; the others wait, first come, first served. Whoever comes when too many wait
 * is asked to come again, before anything is begun.
 */
export function limitConcurrency(most: number, mostWaiting = Number.POSITIVE_INFINITY): ConcurrencyLimit {
	const limit = pLimit(most);
	return async (work) => {
		if (limit.activeCount + limit.pendingCount >= most + mostWaiting) {
			throw new AppError("unavailable", undefined, { retryAfterSeconds: BUSY_SECONDS });
		}
		return limit(work);
	};
}
