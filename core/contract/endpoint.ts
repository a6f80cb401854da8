import type { z } from "zod";
import type { Call, Schemas } from "../calls/call.ts";

/** What the contract adds to a call: its schemas, and what it does in a sentence. */
export type Described = Schemas & {
	summary: string;
	/** What the answer is instead where `Accept` asks for it. */
	alsoAs?: "application/pdf";
};

/** A call with its schemas: what the server serves, documents, and is tested with. */
export type Endpoint<S extends Described = Described> = Call<S> & S;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives: parsed. */
export type InputOf<E extends Endpoint> = {
	params: Parsed<E["params"]>;
	query: Parsed<E["query"]>;
	headers: Parsed<E["headers"]>;
	body: Parsed<E["body"]>;
};

export type HandlerReply<E extends Endpoint> = z.input<E["reply"]>;

type Joined<C, S> = { [N in keyof C & keyof S]: C[N] & S[N] };

/** The calls of a feature together with their schemas. */
export function endpoints<C extends Record<string, Call>, S extends { [N in keyof C]: Described }>(
	calls: C,
	schemas: S,
): Joined<C, S> {
	const named = Object.entries(calls).map(([name, call]) => [name, { ...call, ...schemas[name] }]);
	return Object.fromEntries(named) as Joined<C, S>;
}
