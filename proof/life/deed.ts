import type fc from "fast-check";
import { of, type State } from "./state.ts";
import type { World } from "./world.ts";

/** What somebody is told, in a few words: the status, and what matters of the answer. */
export type Told = string;
/** What a course of steps remembers on its way. */
export type Memory = Record<string, unknown>;
/** One moment at which the shop decides or changes something; the course ends with the first that tells something. */
export type Step = (state: State, memory: Memory) => Told | undefined;
/** What one request does, moment by moment; other requests may come in between. */
export type Course = {
	steps: readonly Step[];
	/** It may find its work done already and do nothing. */
	maySkip?: boolean;
};

/** Something somebody does: requests of the real shop, and the course each of them should take. */
export type Deed = { courses: readonly Course[]; send: (world: World) => Promise<(Told | undefined)[]> };

/** A deed before it is known what is there to do it with. */
export type Plan = { says: string; meet: (state: State) => Deed | null };

export function plan<T>(
	name: string,
	given: fc.Arbitrary<T>,
	meet: (given: T, state: State) => Deed | null,
): fc.Arbitrary<Plan> {
	return given.map((values) => ({
		says: `${name} ${JSON.stringify(values)}`,
		meet: (state) => meet(values, state),
	}));
}

/** A deed of one request. */
export function deed(steps: readonly Step[], send: (world: World) => Promise<Told>): Deed {
	return { courses: [{ steps }], send: async (world) => [await send(world)] };
}

/** One of those there are, or null. */
export function pick<T>(all: readonly T[], which: number): T | null {
	return all.length === 0 ? null : (all[which % all.length] as T);
}

/** The shop looks who asks: the token somebody held when the deed began must still be good. */
export function asks(state: State, who: string): Step {
	const { account, session } = of(state.people, who);
	return (now) => (isIn(now, who, account, session) ? undefined : "401 unauthorized");
}

export function isIn(state: State, who: string, account: number, session: number): boolean {
	const person = of(state.people, who);
	return person.isThere && person.account === account && person.session === session;
}
