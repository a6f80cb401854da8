import { browserStorage } from "#web/store/storage.ts";
import { patiently } from "./patiently.ts";

const SIGNS = ["pointerover", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "popstate"] as const;
const { promise, resolve } = Promise.withResolvers<void>();
/** Comes when somebody shows up. */
export const touched = promise;

/** Somebody is here, or something is about to change what the page shows. */
export const wake = (): void => resolve();

if (typeof window !== "undefined") {
	// Whoever was here before this code; those who come later give a sign.
	if (navigator.userActivation?.hasBeenActive) wake();
	for (const sign of SIGNS) window.addEventListener(sign, wake, { once: true, passive: true, capture: true });
}

/** Whether it is on the page already, and this browser has no more to say than the page came with. */
function mayWait(id: string): boolean {
	const stored = browserStorage();
	const isKnownHere = stored.read("token") !== null || stored.read("mySizes") !== null;
	return document.getElementById(id) !== null && !isKnownHere;
}

/** Scripts may run while the page still arrives: only then is it known what it came with. */
function arrived(): Promise<unknown> | undefined {
	if (typeof document === "undefined" || document.readyState !== "loading") return;
	return new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}

/** A part whose code may be out of reach: it then stays as it is, and the page without it. */
export const ifReached =
	<T>(load: () => Promise<T>) =>
	(): Promise<T> =>
		patiently(load)().catch(() => new Promise<T>(() => {}));

/** A part whose code is fetched once somebody shows up, if it came with the page under this id and works by links alone until then. */
export const whenTouched =
	<T>(id: string, load: () => Promise<T>) =>
	async (): Promise<T> => {
		await arrived();
		if (typeof window !== "undefined" && mayWait(id)) await touched;
		return ifReached(load)();
	};
