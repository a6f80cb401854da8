import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { REFRESH_DELAY_MS } from "#core/messages.ts";

/** Has the router read again and again while the page is looked at, but never while an answer is awaited. */
export function useRefreshEvery(everyMs: number, isAwaited: boolean): void {
	const { revalidate } = useRevalidator();
	const busy = useRef(isAwaited);
	busy.current = isAwaited;
	useEffect(() => {
		const ticking = setInterval(() => {
			if (document.visibilityState === "visible" && !busy.current) void revalidate();
		}, everyMs);
		return () => clearInterval(ticking);
	}, [everyMs, revalidate]);
}

/** Has the router read again the documented moment after a change. */
export function useRefreshSoon(): () => void {
	const { revalidate } = useRevalidator();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	return useCallback(() => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => void revalidate(), REFRESH_DELAY_MS);
	}, [revalidate]);
}
