import { STORES, storeOf } from "#core/rules/offline.ts";

/** A page that was asked for and could not be read. */
type Asked = {
	goOn: () => void;
	/** Something was typed since: nobody is taken away from it. */
	isTyping: boolean;
};
type Connection = { isLost: boolean; asked: Asked | null };

const ANSWER_MS = 8_000;
const FIRST_LOOK_MS = 2_000;
const LAST_LOOK_MS = 30_000;

let state: Connection = { isLost: false, asked: null };
let release = () => {};
const listeners = new Set<() => void>();

function set(next: Partial<Connection>): void {
	state = { ...state, ...next };
	for (const listener of listeners) listener();
}

/** Whether the shop can be reached, as far as is known, and what waits for that. */
export const connection = {
	current: () => state,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
};

/** Finds out by a real request whether the shop can be reached: what a browser thinks of its network is a guess. */
export async function look(): Promise<boolean> {
	const signal = AbortSignal.timeout(ANSWER_MS);
	const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store", signal }).catch(() => null);
	const isLost = answer === null || answer.status >= 500;
	const { asked } = state;
	if (isLost !== state.isLost) set({ isLost });
	if (!isLost && asked && !asked.isTyping) asked.goOn();
	return !isLost;
}

/** Notices when the connection is lost and when it is back, by the browser's word and by asking again and again. */
export function watchConnection(): () => void {
	let wait = FIRST_LOOK_MS;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const onOffline = () => set({ isLost: true });
	const onOnline = () => void look();
	const again = () => {
		wait = Math.min(wait * 2, LAST_LOOK_MS);
		void look().then(plan);
	};
	const plan = () => {
		clearTimeout(timer);
		if (state.isLost) timer = setTimeout(again, wait);
		else wait = FIRST_LOOK_MS;
	};
	window.addEventListener("offline", onOffline);
	window.addEventListener("online", onOnline);
	const stop = connection.subscribe(plan);
	plan();
	return () => {
		stop();
		clearTimeout(timer);
		window.removeEventListener("offline", onOffline);
		window.removeEventListener("online", onOnline);
	};
}

/**
 * Called when a page could not be read. Where the shop can be reached that is the page's own trouble. Else one stays where
 * one is: a page that is kept opens as it was, any other as soon as the connection is back.
 */
export async function goOnWhenBack({ url, signal }: Request): Promise<void> {
	if (await look()) return;
	// Going back has changed the address already.
	const isThere = window.location.href.split("#", 1)[0] === url;
	const mayOpen = await isKept(url);
	if (!mayOpen) await new Promise<void>((resolve) => signal.addEventListener("abort", hold(resolve), { once: true }));
	if (!mayOpen && !isThere) throw Response.redirect(url);
	if (isThere) window.location.reload();
	else window.location.assign(url);
	return new Promise(() => {});
}

/** Waits with what was asked for; the next that is asked for takes its place. Answers how to give it up. */
export function hold(go: () => void): () => void {
	release();
	const asked: Asked = {
		isTyping: false,
		goOn() {
			end();
			go();
		},
	};
	const onInput = () => {
		asked.isTyping = true;
	};
	function end(): void {
		document.removeEventListener("input", onInput, true);
		if (state.asked === asked) set({ asked: null });
	}
	document.addEventListener("input", onInput, true);
	release = end;
	set({ asked });
	return end;
}

/** A page that is kept, or the one that says there is no network, in place of an error; once, because an error may be the page's own. */
export async function openAsKept(): Promise<void> {
	const [opened] = performance.getEntriesByType("navigation");
	const isOtherPage = opened?.name !== window.location.href;
	if (isOtherPage && navigator.serviceWorker?.controller && !(await look())) window.location.reload();
}

export async function isKept(address: string): Promise<boolean> {
	const { pathname, search } = new URL(address);
	const store = storeOf(pathname);
	if (!navigator.serviceWorker?.controller || !store) return false;
	return (await (await caches.open(STORES[store])).match(pathname + search)) !== undefined;
}
