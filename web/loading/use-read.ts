import { useCallback, useEffect, useState } from "react";
import type { ApiError } from "#web/api.ts";

type Known<T> = { key: string | number; data: T | null; problem: ApiError | null };
const NOTHING = { data: null, problem: null };

/**
 * What one part of a screen reads for itself, because nothing else on the page shows it. `key` says what is asked for, null
 * that nothing is. With another key the reading before is given up; one that fails leaves what is known of the same.
 */
export function useRead<T>(key: string | number | null, read: (signal: AbortSignal) => Promise<T>) {
	const [known, setKnown] = useState<Known<T> | null>(null);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read, and another try reads it again.
	useEffect(() => {
		if (key === null) return;
		const left = new AbortController();
		const take = (outcome: Partial<Known<T>>) =>
			left.signal.aborted ||
			setKnown((before) => ({ key, data: before?.key === key ? before.data : null, problem: null, ...outcome }));
		read(left.signal).then(
			(data) => take({ data }),
			(problem: ApiError) => take({ problem }),
		);
		return () => left.abort();
	}, [key, tries]);
	const { data, problem } = known?.key === key ? known : NOTHING;
	return {
		data,
		/** Why the newest reading failed. */
		problem,
		again: useCallback(() => {
			setKnown((before) => before && { ...before, problem: null });
			setTries((before) => before + 1);
		}, []),
		/** A change answered with the new state. */
		put: (data: T) => key !== null && setKnown({ key, data, problem: null }),
	};
}
