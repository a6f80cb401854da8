import type { ApiError } from "#web/api.ts";
import { wake } from "#web/layout/when-touched.ts";

/** The shop's answer, or why there is none. */
export type ReadOutcome<T> = { data: T; problem: null } | { data: null; problem: ApiError };

/**
 * What a client loader hands over while the answer is still on its way, so that a screen opens at once. It never rejects:
 * a failed refresh must leave what is known on the screen, and an error boundary would take it away.
 */
export type Reading<T> = Promise<ReadOutcome<T>>;

export function reading<T>(answer: Promise<T>): Reading<T> {
	// React shows no new screen while a part of the page it came with still waits.
	wake();
	return answer.then(
		(data) => ({ data, problem: null }),
		(problem: ApiError) => ({ data: null, problem }),
	);
}
