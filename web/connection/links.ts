import { connection, hold, isKept, look } from "./connection.ts";

/** What has the router fetch a page ahead; a file that it does not get would have it load the whole page anew. */
const INTENTS = ["mouseover", "mouseout", "focusin", "touchstart"] as const;

/** While the connection is lost nothing is fetched ahead, and links wait. */
export function watchLinks(): () => void {
	window.addEventListener("click", holdLink, true);
	for (const intent of INTENTS) window.addEventListener(intent, ignoreIntent, true);
	return () => {
		window.removeEventListener("click", holdLink, true);
		for (const intent of INTENTS) window.removeEventListener(intent, ignoreIntent, true);
	};
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
	return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([target])") : null;
}

function ignoreIntent(event: Event): void {
	// Leaving one thing is how coming to the next is told.
	const place = event.type === "mouseout" ? (event as MouseEvent).relatedTarget : event.target;
	if (connection.current().isLost && linkAt(place)) event.stopPropagation();
}

/** A link that is followed without a connection waits like any other page: the code it needs may not be here either. */
function holdLink(event: MouseEvent): void {
	const link = linkAt(event.target);
	const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
	if (!connection.current().isLost || !link || !isPlain) return;
	const { origin, pathname, search } = window.location;
	const isElsewhere = link.pathname + link.search !== pathname + search;
	if (link.origin !== origin || !isElsewhere || link.hasAttribute("download")) return;
	event.preventDefault();
	const go = () => (link.isConnected ? link.click() : window.location.assign(link.href));
	void look().then(async (isBack) => {
		if (isBack) go();
		else if (await isKept(link.href)) window.location.assign(link.href);
		else hold(go);
	});
}
