import { useEffect } from "react";
import type { Action } from "redux";
import { useEvents } from "./store.ts";

/**
 * The one way from what the router has read to the documented events: once for each answer that a screen shows, never
 * for one that came too late to be shown. The answer must stay the same object as long as nothing new was read.
 */
export function useAnswerEvent<T>(event: (answer: T) => Action, answer: T | null): void {
	const dispatch = useEvents();
	useEffect(() => {
		if (answer !== null) dispatch(event(answer));
	}, [answer, event, dispatch]);
}
