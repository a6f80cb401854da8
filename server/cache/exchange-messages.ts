import type { PackedAnswer, Tag } from "./kept-answer.ts";
import type { Position } from "./position.ts";

/** Several may tell the same notice: it counts once. */
export type Dropped = { kind: "dropped"; tags: readonly Tag[]; notice: string | undefined };

/** What a process that serves tells the first one. */
export type ToExchange =
	/** From now on it hears every change. */
	| { kind: "joins" }
	/** It heard everything up to there, and nothing more from now on. */
	| { kind: "leaves"; position: Position }
	| { kind: "asks"; id: number; key: string }
	/** Without an answer: it is not to be kept, or could not be made. */
	| { kind: "made"; id: number; answer: PackedAnswer | undefined }
	| Dropped;

/** What the first process tells one that serves. */
export type FromExchange =
	| { kind: "make"; id: number }
	/** Without an answer: each is to make it for itself. */
	| { kind: "take"; id: number; answer: PackedAnswer | undefined }
	| Dropped;

/** One end of the way between two processes; what is sent arrives in its order, or not at all. */
export type Port<Sent, Received> = {
	send: (message: Sent) => void;
	listen: (hear: (message: Received) => void) => void;
};
