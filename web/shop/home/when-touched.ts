import { browserStorage } from "#web/store/storage.ts";

const SIGNS = ["pointerover", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "popstate"] as const;
const { promise, resolve } = Promise.withResolvers<void>();

/** Somebody is here, or something is about to change what the page shows. */
export const wake = (): void => resolve();

/**
 * What the page came with works by links alone. Its code is fetched when somebody shows up, and at once where there is
 * nothing on the page yet that could stay in its place, or where this browser has more to say than the page came with.
 */
function mayWait(): boolean {
	const cameWithPage = document.getElementById("filters") !== null;
	const stored = browserStorage();
	const isKnownHere = stored.read("token") !== null || stored.read("mySizes") !== null;
	return cameWithPage && !navigator.userActivation?.hasBeenActive && !isKnownHere;
}

if (typeof window === "undefined" || !mayWait()) wake();
else for (const sign of SIGNS) window.addEventListener(sign, wake, { once: true, passive: true, capture: true });

/** A part that is asked for only then. */
export const whenTouched =
	<T>(load: () => Promise<T>) =>
	(): Promise<T> =>
		promise.then(load);
