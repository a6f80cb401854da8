import type { Action } from "redux";

/** Makes events of one kind, and knows them again. */
export type Event<P> = {
	(payload: P): { type: string; payload: P };
	type: string;
	match(event: unknown): event is { type: string; payload: P };
};

export function createEvent<P = void>(type: string): Event<P> {
	const make = (payload: P) => ({ type, payload });
	const match = (event: unknown) => (event as Action).type === type;
	return Object.assign(make, { type, match }) as Event<P>;
}

type Step<S> = (state: S, event: Action) => S;
/** What one kind of event makes of a state. */
export function on<S, P>(event: Event<P>, next: (state: S, payload: P) => NoInfer<S>): Step<S> {
	return (state, given) => (event.match(given) ? next(state, given.payload) : state);
}

/** A part of the store: how it begins, and what each event makes of it. */
export function createPart<S>(initial: S, ...steps: Step<NoInfer<S>>[]) {
	return (state: S = initial, event: Action): S => steps.reduce((so, step) => step(so, event), state);
}
