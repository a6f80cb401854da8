import { useSyncExternalStore } from "react";

/** What any code may add to and one part of the page shows, each under a number of its own. */
export type Queued<T> = T & { readonly id: number };

const none: readonly never[] = [];

export function messageQueue<T extends object>() {
	let waiting: readonly Queued<T>[] = none;
	let added = 0;
	const listeners = new Set<() => void>();
	const change = (next: readonly Queued<T>[]) => {
		waiting = next;
		for (const listener of listeners) listener();
	};
	return {
		add(message: T): number {
			added += 1;
			change([...waiting, { ...message, id: added }]);
			return added;
		},
		remove(id: number): void {
			change(waiting.filter((one) => one.id !== id));
		},
		subscribe(onChange: () => void): () => void {
			listeners.add(onChange);
			return () => listeners.delete(onChange);
		},
		current: (): readonly Queued<T>[] => waiting,
	};
}

/** What is waiting now. Nothing ever is while the server renders. */
export function useWaiting<T extends object>({ subscribe, current }: ReturnType<typeof messageQueue<T>>) {
	return useSyncExternalStore(subscribe, current, () => none);
}
