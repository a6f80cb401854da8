import { LRUCache } from "lru-cache";
import type { KeptAnswer } from "./kept-answer.ts";

/** How long what was dropped is still better than an error. */
const OLDEST_MS = 60 * 60 * 1000;
/** A key is held with its answer and under each of its tags; letters beyond Latin take two bytes. */
const KEY_BYTES_PER_CHARACTER = 2;

export const sizeOf = (answer: KeptAnswer, key: string): number =>
	Math.ceil(answer.bytes) + key.length * KEY_BYTES_PER_CHARACTER;

type Dropped = { answer: KeptAnswer; at: number; isForNobody: boolean };

/**
 * Answers as they last were, for the time in which none can be made anew: a change dropped them, and then the database
 * went away. Whatever was changed, an hour at most, and never past the moment at which an answer stops being true by itself.
 */
export class LastAnswers {
	private readonly byKey: LRUCache<string, Dropped>;
	private readonly now: () => Date;

	constructor(maxBytes: number, now: () => Date) {
		this.now = now;
		this.byKey = new LRUCache({
			maxSize: Math.max(maxBytes, 1),
			sizeCalculation: ({ answer }, key) => sizeOf(answer, key),
		});
	}

	get bytes(): number {
		return this.byKey.calculatedSize;
	}

	put(key: string, answer: KeptAnswer): void {
		this.byKey.set(key, { answer, at: this.now().getTime(), isForNobody: false });
	}

	forget(key: string): void {
		this.byKey.delete(key);
	}

	/** As it was put aside, or found for nobody. */
	peek(key: string): KeptAnswer | undefined {
		return this.byKey.peek(key)?.answer;
	}

	/** In a form that says that nobody keeps it, made when it is first asked for. */
	find(key: string): KeptAnswer | undefined {
		const found = this.byKey.get(key);
		if (!found) return undefined;
		const now = this.now();
		if (now.getTime() - found.at >= OLDEST_MS || (found.answer.until && found.answer.until <= now)) {
			this.byKey.delete(key);
			return undefined;
		}
		if (!found.isForNobody) {
			found.answer = found.answer.withoutKeeping();
			found.isForNobody = true;
		}
		return found.answer;
	}
}
