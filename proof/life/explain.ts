import { hash } from "node:crypto";
import type { Course, Memory, Told } from "./deed.ts";
import type { State } from "./state.ts";

export type Heard = Course & { told: Told | undefined };
type Place = { at: number; memory: Memory };
const DONE = -1;
const OVER: Place = { at: DONE, memory: {} };
const BEGINNING: Place = { at: 0, memory: {} };

/**
 * Looks for an order of the moments of all courses in which everybody is told what they were told and the shop ends as
 * it was seen to end. Null when there is none: then something happened that cannot happen one after the other. Mostly
 * nobody, or few, came in between; such orders are looked through first because there are far fewer of them.
 */
export function explain(before: State, courses: readonly Heard[], isSeen: (state: State) => boolean): State | null {
	const moments = courses.reduce((sum, { steps }) => sum + steps.length, 0);
	for (const interruptions of [0, 1, 2, 3, moments]) {
		const found = new Search(courses, isSeen).from(
			before,
			courses.map(() => BEGINNING),
			interruptions,
			null,
		);
		if (found) return found;
	}
	return null;
}

class Search {
	private readonly tried = new Set<string>();
	private readonly courses: readonly Heard[];
	private readonly isSeen: (state: State) => boolean;

	constructor(courses: readonly Heard[], isSeen: (state: State) => boolean) {
		this.courses = courses;
		this.isSeen = isSeen;
	}

	/**
	 * Goes on from a state. `running` is the course in the middle of its way, which others may interrupt; the state is then
	 * this search's own to change.
	 */
	from(state: State, places: readonly Place[], interruptions: number, running: number | null): State | null {
		if (places.every(({ at }) => at === DONE)) return this.isSeen(state) ? state : null;
		if (running !== null && interruptions === 0) return this.step(state, places, 0, running);
		const text = JSON.stringify(state);
		const key = hash("sha1", JSON.stringify([places, interruptions, running]) + text);
		if (this.tried.has(key)) return null;
		this.tried.add(key);
		for (const [which, course] of this.courses.entries()) {
			const left = interruptions - (running === null || running === which ? 0 : 1);
			const place = places[which] as Place;
			if (place.at === DONE || left < 0) continue;
			const found = this.step(JSON.parse(text), places, left, which);
			if (found) return found;
			const skipped = course.maySkip && place.at === 0 && this.from(state, places.with(which, OVER), left, null);
			if (skipped) return skipped;
		}
		return null;
	}

	private step(state: State, places: readonly Place[], interruptions: number, which: number): State | null {
		const { steps, told } = this.courses[which] as Heard;
		const { at, memory: before } = places[which] as Place;
		const memory = structuredClone(before);
		const says = steps[at]?.(state, memory);
		const isOver = says !== undefined || at === steps.length - 1;
		if (!isOver) return this.from(state, places.with(which, { at: at + 1, memory }), interruptions, which);
		return says === told ? this.from(state, places.with(which, OVER), interruptions, null) : null;
	}
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
