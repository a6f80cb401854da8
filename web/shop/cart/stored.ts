import { useMemo, useSyncExternalStore } from "react";
import { browserStorage, type StorageKey, type Stored } from "#web/store/storage.ts";

const NOT_READ = -1;
let changes = 0;
const listeners = new Set<() => void>();
let stopWatching: (() => void) | undefined;

function heard(): void {
	changes += 1;
	for (const listener of listeners) listener();
}

/** Writes, and tells the parts of this page that show it. */
export function writeStored<K extends StorageKey>(key: K, value: Stored[K]): void {
	browserStorage().write(key, value);
	heard();
}

/** For what was written by somebody else on this page. */
export const storedChanged = heard;

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	stopWatching ??= browserStorage().watch(heard);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		stopWatching?.();
		stopWatching = undefined;
	};
}

/** What is stored under a key, followed through changes here and in other tabs; undefined until the browser has read it. */
export function useStored<K extends StorageKey>(key: K): Stored[K] | undefined {
	const state = useSyncExternalStore(
		subscribe,
		() => changes,
		() => NOT_READ,
	);
	return useMemo(() => (state === NOT_READ ? undefined : browserStorage().read(key)), [key, state]);
}
