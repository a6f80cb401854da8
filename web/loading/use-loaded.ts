import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { ApiError } from "#web/api.ts";
import type { Reading, ReadOutcome } from "./reading.ts";

export type Loaded<T> = {
	/** The newest state that is known; the one before stays until the next has come. */
	data: T | null;
	/** The newest that was read: what the store is told of. */
	answer: T | null;
	/** Why the newest attempt to read failed. */
	problem: ApiError | null;
	/** What is shown answers an earlier question. */
	stale: boolean;
	/** Has the router read again. */
	again: () => void;
	/** A change answered with the new state: whatever was being read meanwhile is older. */
	put: (data: T) => void;
};

type State<T> = Pick<Loaded<T>, "data" | "answer" | "problem"> & { of: Reading<T> | null };

/** What the route's loader has read. Of several readings the newest alone counts, in whatever order they are answered. */
export function useLoaded<T>(reading: Reading<T>): Loaded<T> {
	const [state, setState] = useState<State<T>>({ of: null, data: null, answer: null, problem: null });
	const awaited = useRef<Reading<T>>(null);
	const { revalidate } = useRevalidator();

	useEffect(() => {
		const take = ({ data, problem }: ReadOutcome<T>) => {
			if (awaited.current !== reading) return;
			setState((before) =>
				problem ? { ...before, of: reading, problem } : { of: reading, data, answer: data, problem },
			);
		};
		awaited.current = reading;
		void reading.then(take);
		return () => {
			awaited.current = null;
		};
	}, [reading]);

	return {
		data: state.data,
		answer: state.answer,
		problem: state.problem,
		stale: state.of !== reading,
		again: useCallback(() => void revalidate(), [revalidate]),
		put: (data) => {
			awaited.current = null;
			setState((before) => ({ ...before, of: reading, data, problem: null }));
		},
	};
}
