import { Answer } from "../../http/answer.ts";
import type { Changed } from "./record-change.service.ts";

/** Answers what a change led to; how to take it back is in a header. */
export async function changedAnswer<T>(made: Promise<Changed<T>>): Promise<Answer<T>> {
	const { value, change } = await made;
	return new Answer(value, change === null ? {} : { headers: { "x-change": String(change) } });
}
