/** What somebody typed into a form and did not save: the fields, and what they said before anything was typed. */
export type Unsaved = { typed: Record<string, unknown>; start: Record<string, unknown> };
type Stored = Unsaved & { at: number };

/** The part of `localStorage` used here. */
export type UnsavedArea = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "unsaved/";
const DAY_MS = 86_400_000;
/** Older work, and larger, is not kept. */
export const UNSAVED_DAYS = 14;
export const UNSAVED_CHARACTERS_MAX = 600_000;
/** So much of all people's together; what was typed longest ago goes first. */
const ALL_CHARACTERS_MAX = 2_000_000;

/** Whose it is and which form; nobody is ever shown what stands below somebody else's name. */
const keyOf = (person: string, form: string) => `${PREFIX}${person}/${form}`;

/**
 * Unsaved work in the browser, a key for each person and form, so that two tabs do not write over each other. What is stored is
 * input: broken pieces are nothing. Where storage is blocked or full, this page remembers.
 */
export function openUnsavedWork(area: UnsavedArea | null, now: () => number = Date.now) {
	const remembered = new Map<string, string>();

	function stored(): { key: string; work: Stored | null; length: number }[] {
		const keys = new Set(remembered.keys());
		try {
			for (let place = 0; place < (area?.length ?? 0); place += 1) keys.add(area?.key(place) ?? "");
		} catch {}
		return [...keys]
			.filter((key) => key.startsWith(PREFIX))
			.map((key) => ({ key, text: textAt(key) }))
			.map(({ key, text }) => ({ key, work: workIn(text), length: text.length }));
	}
	function textAt(key: string): string {
		try {
			return remembered.get(key) ?? area?.getItem(key) ?? "";
		} catch {
			return "";
		}
	}
	function remove(key: string): void {
		remembered.delete(key);
		try {
			area?.removeItem(key);
		} catch {}
	}
	const isOld = ({ at }: Stored) => now() - at > UNSAVED_DAYS * DAY_MS;
	/** Takes away what is broken or too old, and then the oldest until so much more has its place. */
	function makeRoom(characters: number): void {
		const good = stored().filter(({ key, work }) => {
			if (work && !isOld(work)) return true;
			remove(key);
			return false;
		});
		good.sort((one, other) => (one.work?.at ?? 0) - (other.work?.at ?? 0));
		let all = characters + good.reduce((sum, { length }) => sum + length, 0);
		for (const { key, length } of good) {
			if (all <= ALL_CHARACTERS_MAX) return;
			remove(key);
			all -= length;
		}
	}

	return {
		find(person: string, form: string): Unsaved | null {
			const work = workIn(textAt(keyOf(person, form)));
			return work && !isOld(work) ? work : null;
		},
		keep(person: string, form: string, { typed, start }: Unsaved): void {
			const key = keyOf(person, form);
			const text = JSON.stringify({ typed, start, at: now() } satisfies Stored);
			remove(key);
			if (text.length > UNSAVED_CHARACTERS_MAX) return;
			makeRoom(text.length);
			try {
				if (area === null) throw new Error("no storage");
				area.setItem(key, text);
			} catch {
				remembered.set(key, text);
			}
		},
		forget(person: string, form: string): void {
			remove(keyOf(person, form));
		},
		/** How many forms hold unsaved work of this person. */
		count(person: string): number {
			makeRoom(0);
			return stored().filter(({ key }) => key.startsWith(keyOf(person, ""))).length;
		},
		forgetAll(person: string): void {
			for (const { key } of stored()) if (key.startsWith(keyOf(person, ""))) remove(key);
		},
	};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

function workIn(text: string): Stored | null {
	try {
		const { typed, start, at } = JSON.parse(text) as Record<string, unknown>;
		return isRecord(typed) && isRecord(start) && typeof at === "number" ? { typed, start, at } : null;
	} catch {
		return null;
	}
}

/** What the open forms do to write down what was typed a moment ago. */
export const pendingWrites = new Set<() => void>();

let opened: ReturnType<typeof openUnsavedWork> | undefined;

/** This browser's unsaved work. Even reaching for storage throws where it is blocked. */
export function unsavedWork(): ReturnType<typeof openUnsavedWork> {
	if (opened) return opened;
	try {
		opened = openUnsavedWork(window.localStorage);
	} catch {
		opened = openUnsavedWork(null);
	}
	return opened;
}
