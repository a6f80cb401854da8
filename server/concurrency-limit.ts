import { AppError } from "./errors.ts";

/** Runs work once there is room for it. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

const BUSY_SECONDS = 5;

/**
 * Lets so many pieces of work run at once; the others wait, first come, first served. Whoever comes when too many wait
 * is asked to come again, before anything is begun.
 */
export function limitConcurrency(most: number, mostWaiting = Number.POSITIVE_INFINITY): ConcurrencyLimit {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (running < most) running += 1;
		else {
			if (waiting.length >= mostWaiting) {
				throw new AppError("unavailable", undefined, { retryAfterSeconds: BUSY_SECONDS });
			}
			await new Promise<void>((resolve) => waiting.push(resolve));
		}
		try {
			return await work();
		} finally {
			// A place that gets free is handed over, so that nobody who comes now can slip in before those who wait.
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
