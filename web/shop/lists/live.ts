import { addressOf } from "#core/calls/call.ts";
import { gifts } from "#core/calls/gifts.ts";
import { lists } from "#core/calls/lists.ts";
import type { ListNews } from "#core/contract/lists.ts";
import { sessionToken } from "#web/account/session.ts";

const AGAIN_MS = 2_000;
const SELDOM_MS = 15_000;

/** Hears that what is given of a list has changed, for those who may see it; their way in is a log-in, or the token of a link. */
export function followClaims(list: number, token: string | null, onNews: () => void, over: AbortSignal): Promise<void> {
	return follow(addressOf(gifts.live, { params: { id: list }, query: token ? { token } : {} }), onNews, over);
}

/**
 * Hears of changes to the client's lists until `over`. Whenever some may have been missed, and now and then while
 * nothing can be heard at all, `onNews` is called without news: time to read again.
 */
export function followNews(onNews: (news?: ListNews) => void, over: AbortSignal): Promise<void> {
	return follow(addressOf(lists.live, {}), onNews, over);
}

async function follow(address: string, onNews: (news?: ListNews) => void, over: AbortSignal): Promise<void> {
	let failures = 0;
	while (!over.aborted) {
		const isOpened = await hear(address, onNews, over).catch(() => false);
		failures = isOpened ? 0 : failures + 1;
		await pause(Math.min(AGAIN_MS * 2 ** failures, SELDOM_MS), over);
		if (!over.aborted) onNews();
	}
}

async function hear(address: string, onNews: (news: ListNews) => void, signal: AbortSignal): Promise<boolean> {
	const token = sessionToken();
	const response = await fetch(address, { headers: token ? { authorization: `Bearer ${token}` } : {}, signal });
	const reader = response.ok && response.body?.pipeThrough(new TextDecoderStream()).getReader();
	if (!reader) return false;
	let rest = "";
	for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
		const lines = (rest + piece.value).split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) if (line) onNews(JSON.parse(line) as ListNews);
	}
	return true;
}

function pause(ms: number, over: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		over.addEventListener("abort", () => {
			clearTimeout(timer);
			resolve();
		});
	});
}
