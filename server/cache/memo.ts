import { LRUCache } from "lru-cache";
import type { Tag } from "./kept-answer.ts";

/** Values read from the database that many answers are made of, kept until their tag is dropped. */
export class Memo {
	private readonly values: LRUCache<string, { tag: Tag; value: Promise<unknown> }>;

	constructor(mostValues: number) {
		this.values = new LRUCache({ max: mostValues });
	}

	/** The kept value, or a new one. A value overtaken by a drop reaches only those who already wait for it. */
	get<T>(key: string, tag: Tag, make: () => Promise<T>): Promise<T> {
		const kept = this.values.get(key);
		if (kept) return kept.value as Promise<T>;
		const entry = { tag, value: make() };
		this.values.set(key, entry);
		entry.value.catch(() => {
			if (this.values.peek(key) === entry) this.values.delete(key);
		});
		return entry.value;
	}

	drop(tags: ReadonlySet<Tag>): void {
		for (const [key, { tag }] of [...this.values.entries()]) if (tags.has(tag)) this.values.delete(key);
	}

	clear(): void {
		this.values.clear();
	}
}
