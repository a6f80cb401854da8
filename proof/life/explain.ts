import type { Course, Memory, Told } from "./deed.ts";
import type { State } from "./state.ts";

export type Heard = Course & { told: Told | undefined };
type Place = { at: number; memory: Memory };
const DONE = -1;
const OVER: Place = { at: DONE, memory: {} };

/**
 * Looks for an order of the moments of all courses in which everybody is told what they were told and the shop ends as
 * it was seen to end. Null when there is none: then something happened that cannot happen one after the other.
 */
export function explain(before: State, courses: readonly Heard[], isSeen: (state: State) => boolean): State | null {
	const start = courses.map(() => ({ at: 0, memory: {} }));
	// Mostly nobody came in between; that is found much sooner.
	return search(before, courses, isSeen, start, "whole") ?? search(before, courses, isSeen, start, "step by step");
}

function search(
	before: State,
	courses: readonly Heard[],
	isSeen: (state: State) => boolean,
	start: readonly Place[],
	pace: "whole" | "step by step",
): State | null {
	const tried = new Set<string>();
	const from = (state: State, places: readonly Place[]): State | null => {
		if (places.every(({ at }) => at === DONE)) return isSeen(state) ? state : null;
		const text = JSON.stringify(state);
		const key = JSON.stringify(places) + text;
		if (tried.has(key)) return null;
		tried.add(key);
		for (const [which, course] of courses.entries()) {
			const place = places[which] as Place;
			if (place.at === DONE) continue;
			const found = after(JSON.parse(text), places, which, course, place);
			if (found) return found;
			const skipped = course.maySkip && place.at === 0 && from(state, places.with(which, OVER));
			if (skipped) return skipped;
		}
		return null;
	};
	const after = (state: State, places: readonly Place[], which: number, { steps, told }: Heard, place: Place) => {
		const memory = structuredClone(place.memory);
		for (let at = place.at; at < steps.length; at += 1) {
			const says = steps[at]?.(state, memory);
			if (says !== undefined || at === steps.length - 1)
				return says === told ? from(state, places.with(which, OVER)) : null;
			if (pace === "step by step") return from(state, places.with(which, { at: at + 1, memory }));
		}
		return null;
	};
	return from(before, start);
}

/** What the model says would happen one after the other, for the report of what cannot be explained. */
export function inTurn(before: State, courses: readonly Course[]): { state: State; told: (Told | undefined)[] } {
	const state = structuredClone(before);
	const told = courses.map(({ steps }) => {
		const memory: Memory = {};
		for (const step of steps) {
			const says = step(state, memory);
			if (says !== undefined) return says;
		}
		return undefined;
	});
	return { state, told };
}
