import { useCallback, useEffect, useRef, useState } from "react";
import { REFRESH_DELAY_MS } from "#core/messages.ts";
import type { ApiError } from "#web/api.ts";

type Read<T> = (signal: AbortSignal) => Promise<T>;

export type Reading<T> = {
	/** The newest answer; the one before stays until the next has come. */
	data: T | null;
	/** Why the newest attempt to read failed. */
	problem: ApiError | null;
	/** What is shown answers an earlier question. */
	stale: boolean;
	again: () => void;
	/** Reads again the documented moment after a change. */
	soon: () => void;
	/** A change answered with the new state: whatever was being read meanwhile is older. */
	put: (data: T) => void;
};

/** Reads from the shop when `read` changes and, with `everyMs`, again and again while the page is looked at. */
export function useReading<T>(read: Read<T>, everyMs = 0): Reading<T> {
	const [state, setState] = useState<{ by: Read<T> | null; data: T | null; problem: ApiError | null }>({
		by: null,
		data: null,
		problem: null,
	});
	const turn = useRef<AbortController | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	const stop = useCallback(() => {
		turn.current?.abort();
		turn.current = null;
	}, []);

	const again = useCallback(async () => {
		stop();
		const mine = new AbortController();
		turn.current = mine;
		try {
			const data = await read(mine.signal);
			if (!mine.signal.aborted) setState({ by: read, data, problem: null });
		} catch (error) {
			if (!mine.signal.aborted) setState((before) => ({ ...before, by: read, problem: error as ApiError }));
		}
		if (turn.current === mine) turn.current = null;
	}, [read, stop]);

	useEffect(() => {
		void again();
		const tick = () => {
			if (document.visibilityState === "visible" && turn.current === null) void again();
		};
		const ticking = everyMs > 0 ? setInterval(tick, everyMs) : undefined;
		return () => {
			clearInterval(ticking);
			clearTimeout(timer.current);
			stop();
		};
	}, [again, stop, everyMs]);

	return {
		data: state.data,
		problem: state.problem,
		stale: state.by !== read,
		again: () => void again(),
		soon: () => {
			clearTimeout(timer.current);
			timer.current = setTimeout(() => void again(), REFRESH_DELAY_MS);
		},
		put: (data) => {
			stop();
			setState({ by: read, data, problem: null });
		},
	};
}
