import { LRUCache } from "lru-cache";
import type { KeptAnswer, Tag } from "./kept-answer.ts";
import { LastAnswers, sizeOf } from "./last-answers.ts";
import { Memo } from "./memo.ts";

const MOST_KNOWN_ADDRESSES = 20_000;
const LONGEST_KNOWN_ADDRESS = 512;
const MOST_COUNTS = 400;
const MOST_REVIEWS = 2_000;
/** What a search finds can be a large part of the catalogue. */
const MOST_MATCHES = 40;
/** Of the memory, this part is for what was dropped. */
const DROPPED_PART = 1 / 8;
/** A notice comes in all its ways within moments. */
const MOST_KNOWN_NOTICES = 2_000;

type Make = () => Promise<KeptAnswer | null>;

/** The other processes of this machine that keep answers. */
export type Others = {
	/** What one of them keeps or is making; else it is made here, for them too. */
	takeOrMake: (key: string, make: Make) => Promise<KeptAnswer | null>;
	/** Told what was dropped here, and by which notice. */
	tell: (tags: readonly Tag[], notice: string | undefined) => void;
};

/**
 * Finished pages and catalogue answers, by key, dropped by tag. An answer whose tags were dropped while it was being
 * made is handed to those who wait for it and never kept.
 */
export class AnswerCache {
	hits = 0;
	misses = 0;
	/** Answers another process of this machine had made. */
	taken = 0;
	/** What answers are made of, dropped together with them: counts of the catalogue, what searches find, and reviews. */
	readonly counts = new Memo(MOST_COUNTS);
	readonly matches = new Memo(MOST_MATCHES);
	readonly reviews: Memo;
	/** Where several processes share a machine. */
	others: Others | undefined;
	private readonly byKey: LRUCache<string, KeptAnswer>;
	private readonly dropped: LastAnswers;
	/** The keys of request addresses as they were sent, so that a warm request needs no parsing at all. */
	private readonly keyByAddress = new LRUCache<string, string>({ max: MOST_KNOWN_ADDRESSES });
	private readonly keysByTag = new Map<Tag, Set<string>>();
	private readonly making = new Map<string, Promise<KeptAnswer | null>>();
	private unfinished = 0;
	/** Counts drops per tag, so that a slow render notices that it has been overtaken. */
	private drops = 0;
	private readonly droppedAt = new Map<Tag, number>();
	private readonly notices = new LRUCache<string, true>({ max: MOST_KNOWN_NOTICES });
	private clearedAt = 0;

	private readonly now: () => Date;

	/** With `maxBytes` 0 nothing is kept: no answer fits, and of reviews only the last that was asked for stays. */
	constructor(maxBytes: number, now: () => Date = () => new Date()) {
		this.now = now;
		this.reviews = new Memo(maxBytes > 0 ? MOST_REVIEWS : 1);
		this.dropped = new LastAnswers(Math.floor(maxBytes * DROPPED_PART), now);
		this.byKey = new LRUCache({
			maxSize: Math.max(maxBytes - Math.floor(maxBytes * DROPPED_PART), 1),
			sizeCalculation: sizeOf,
			dispose: (answer, key) => this.forget(key, answer),
		});
	}

	atAddress(address: string): KeptAnswer | undefined {
		const key = this.keyByAddress.get(address);
		const answer = key === undefined ? undefined : this.keptAt(key);
		if (answer) this.hits += 1;
		return answer;
	}

	/** The kept answer, or a new one: at most one is being made per key at a time. `null` means: not to be kept. */
	async getOrMake(key: string, address: string | undefined, make: Make): Promise<KeptAnswer | null> {
		const answer = this.keptAt(key) ?? (await this.makeOnce(key, make));
		if (answer && address !== undefined && address.length <= LONGEST_KNOWN_ADDRESS) this.keyByAddress.set(address, key);
		return answer;
	}

	/** What is kept, those used last first. */
	*entries(): Generator<[key: string, answer: KeptAnswer]> {
		for (const [key, answer] of this.byKey.entries()) if (this.isStillTrue(answer)) yield [key, answer];
	}

	/** Changes with each drop: who reads it before and after something knows whether anything was dropped meanwhile. */
	get moment(): number {
		return this.drops;
	}

	/** Keeps what was made before, unless there is something newer. */
	put(key: string, answer: KeptAnswer): void {
		if (!this.byKey.has(key)) this.keep(key, answer);
	}

	/** What was dropped from under this key, while nothing newer can be made: for one answer, kept by nobody. */
	last(key: string): KeptAnswer | undefined {
		return this.dropped.find(key);
	}

	/** What the same notice said before is not dropped again: it may have been made since. */
	drop(touched: Iterable<Tag>, notice?: string): void {
		const tags = [...touched];
		if (this.heard(tags, notice)) this.others?.tell(tags, notice);
	}

	clear(): void {
		this.drop(["settings"]);
	}

	/** Drops what another process of this machine has dropped; false if this notice was heard before. */
	heard(touched: Iterable<Tag>, notice?: string): boolean {
		if (notice !== undefined) {
			if (this.notices.has(notice)) return false;
			this.notices.set(notice, true);
		}
		const tags = new Set(touched);
		if (tags.has("settings")) this.dropAll();
		else this.dropTags(tags);
		return true;
	}

	private dropTags(tags: Set<Tag>): void {
		if (tags.has("catalogue")) tags.add("in-stock");
		this.counts.drop(tags);
		this.matches.drop(tags);
		this.reviews.drop(tags);
		this.drops += 1;
		for (const tag of tags) {
			this.droppedAt.set(tag, this.drops);
			for (const key of this.keysByTag.get(tag) ?? []) {
				this.putAside(key);
				this.byKey.delete(key);
			}
			this.keysByTag.delete(tag);
		}
		this.startAfresh();
	}

	get size(): { answers: number; bytes: number } {
		return { answers: this.byKey.size, bytes: this.byKey.calculatedSize + this.dropped.bytes };
	}

	private dropAll(): void {
		this.drops += 1;
		this.clearedAt = this.drops;
		this.counts.clear();
		this.matches.clear();
		this.reviews.clear();
		// Those used last are put aside last, so that they are what there is room for.
		for (const key of this.byKey.rkeys()) this.putAside(key);
		this.byKey.clear();
		this.keyByAddress.clear();
		this.keysByTag.clear();
		this.startAfresh();
	}

	/** Whoever asks from now on must not be served by a render that began before the change. */
	private startAfresh(): void {
		this.making.clear();
		if (this.unfinished === 0) this.droppedAt.clear();
	}

	private putAside(key: string): void {
		const answer = this.byKey.peek(key);
		if (answer) this.dropped.put(key, answer);
	}

	private keptAt(key: string): KeptAnswer | undefined {
		const answer = this.byKey.get(key);
		if (!answer || this.isStillTrue(answer)) return answer;
		this.byKey.delete(key);
		return undefined;
	}

	private isStillTrue({ until }: KeptAnswer): boolean {
		return !until || until > this.now();
	}

	private makeOnce(key: string, make: Make): Promise<KeptAnswer | null> {
		const running = this.making.get(key);
		if (running) return running;
		const startedAt = this.drops;
		this.unfinished += 1;
		const promise = this.takeOrMake(key, make)
			.then((answer) => {
				if (answer && this.isCurrent(answer, startedAt)) this.keep(key, answer);
				return answer;
			})
			.finally(() => {
				this.unfinished -= 1;
				if (this.making.get(key) === promise) this.making.delete(key);
			});
		this.making.set(key, promise);
		return promise;
	}

	private async takeOrMake(key: string, make: Make): Promise<KeptAnswer | null> {
		let isMade = false;
		const counted = async () => {
			isMade = true;
			this.misses += 1;
			const answer = await make();
			// Before anybody compresses it, here or for the others.
			const before = answer && this.dropped.peek(key);
			if (before) answer.takeOver(before);
			return answer;
		};
		if (!this.others) return counted();
		const answer = await this.others.takeOrMake(key, counted);
		if (!isMade) this.taken += 1;
		return answer;
	}

	private isCurrent(answer: KeptAnswer, startedAt: number): boolean {
		if (this.clearedAt > startedAt) return false;
		for (const tag of answer.tags) if ((this.droppedAt.get(tag) ?? 0) > startedAt) return false;
		return true;
	}

	private keep(key: string, answer: KeptAnswer): void {
		this.byKey.set(key, answer);
		this.dropped.forget(key);
		if (!this.byKey.has(key)) return;
		for (const tag of answer.tags) {
			const keys = this.keysByTag.get(tag);
			if (keys) keys.add(key);
			else this.keysByTag.set(tag, new Set([key]));
		}
	}

	private forget(key: string, answer: KeptAnswer): void {
		for (const tag of answer.tags) {
			const keys = this.keysByTag.get(tag);
			keys?.delete(key);
			if (keys?.size === 0) this.keysByTag.delete(tag);
		}
	}
}
