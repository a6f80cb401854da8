import { list } from "./shape.ts";
import type { CartLine, Client, PreparedLine, Shipping, StaffUser } from "./shapes.ts";
import * as shapes from "./shapes.ts";

/** The part of `localStorage` used here. */
export type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type Stored = {
	cart: CartLine[];
	productPrepared: PreparedLine[];
	datosDeEnvio: Shipping | null;
	token: string | null;
	/** The client who ticked Remember me. */
	client: Client | null;
	admin: StaffUser | null;
};
export type StorageKey = keyof Stored;

/** The server cart takes no more. */
const MOST_LINES = 100;

const readers: { [K in StorageKey]: (stored: string) => Stored[K] } = {
	cart: (stored) => list(shapes.cartLine)(json(stored))?.slice(0, MOST_LINES) ?? [],
	productPrepared: (stored) => list(shapes.preparedLine)(json(stored))?.slice(0, MOST_LINES) ?? [],
	datosDeEnvio: (stored) => shapes.shipping(json(stored)) ?? null,
	token: (stored) => shapes.token(stored) ?? null,
	client: (stored) => shapes.client(json(stored)) ?? null,
	admin: (stored) => shapes.staffUser(json(stored)) ?? null,
};
const keys = Object.keys(readers) as StorageKey[];

export type ShopStorage = {
	read<K extends StorageKey>(key: K): Stored[K];
	/** `null` and an empty list remove the key. */
	write<K extends StorageKey>(key: K, value: Stored[K]): void;
	/** Everything that belongs to the person at this browser, at log-out. */
	forgetPerson(): void;
	/** Calls back when another tab changed one of our keys; returns how to stop. */
	watch(onChange: (key: StorageKey) => void): () => void;
};

/** What the browser stored is input: parsed, broken pieces dropped. Where storage is blocked or full, this page remembers. */
export function openStorage(area: StorageArea | null, tabs: EventTarget | null = null): ShopStorage {
	const remembered = new Map<StorageKey, string | null>();

	function raw(key: StorageKey): string | null {
		const own = remembered.get(key);
		if (own !== undefined) return own;
		try {
			return area?.getItem(key) ?? null;
		} catch {
			return null;
		}
	}

	function keep(key: StorageKey, text: string | null): void {
		try {
			if (area === null) throw new Error("no storage");
			if (text === null) area.removeItem(key);
			else area.setItem(key, text);
			remembered.delete(key);
		} catch {
			remembered.set(key, text);
		}
	}

	return {
		read(key) {
			return readers[key](raw(key) ?? "");
		},
		write(key, value) {
			const nothing = value === null || (Array.isArray(value) && value.length === 0);
			keep(key, nothing ? null : typeof value === "string" ? value : JSON.stringify(value));
		},
		forgetPerson() {
			for (const key of keys) keep(key, null);
		},
		watch(onChange) {
			const heard = (event: Event) => {
				const { key } = event as StorageEvent;
				for (const ours of keys) if (key === null || key === ours) onChange(ours);
			};
			tabs?.addEventListener("storage", heard);
			return () => tabs?.removeEventListener("storage", heard);
		},
	};
}

/** This browser's storage. Even reaching for it throws where it is blocked. */
export function browserStorage(): ShopStorage {
	try {
		return openStorage(window.localStorage, window);
	} catch {
		return openStorage(null);
	}
}

function json(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
