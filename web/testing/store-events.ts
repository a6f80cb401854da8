import { afterEach, beforeEach, type MockInstance, vi } from "vitest";
import type { Event } from "#web/store/event.ts";
import { browserStore } from "#web/store/store.ts";

/** What the store is told during each test of a file. */
export function storeEvents() {
	let dispatched: MockInstance;
	beforeEach(() => {
		dispatched = vi.spyOn(browserStore(), "dispatch");
	});
	afterEach(() => dispatched.mockRestore());
	return {
		/** What every event of this kind said, the oldest first. */
		of<P>(event: Event<P>): P[] {
			const all = dispatched.mock.calls.map(([told]) => told);
			return all.filter(event.match).map(({ payload }) => payload);
		},
	};
}
