import type { Endpoint, HandlerReply, InputOf } from "#core/contract/endpoint.ts";
import type { Tag } from "../cache/kept-answer.ts";

/** A kept answer needs nothing of the request but its parsed input, and says what it shows; `until`: time alone makes it untrue. */
export type KeptHandler<E extends Endpoint> = (
	input: InputOf<E>,
) => Promise<{ value: HandlerReply<E>; tags: Iterable<Tag>; headers?: Record<string, string>; until?: Date }>;

/** By path, because the pages' bundle has contract objects of its own. */
export type ServedReads = Map<string, { endpoint: Endpoint; handler: KeptHandler<Endpoint> }>;
