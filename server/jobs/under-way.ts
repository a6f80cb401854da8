import type { Deps } from "../deps.ts";

/** Closing waits for this work (jobs.ts), also when nobody waits for its answer any more. */
export function seenThrough<T>({ jobs: { underWay } }: Pick<Deps, "jobs">, work: Promise<T>): Promise<T> {
	const noted = work.finally(() => underWay.delete(noted));
	underWay.add(noted);
	return noted;
}
