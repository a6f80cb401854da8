import { auth } from "#core/calls/auth.ts";
import { addressOf } from "#core/calls/call.ts";
import { SIGN_IN_CHANNEL, SignInNews } from "#core/contract/auth.ts";
import words from "#web/facts/messages.en.ts";

/** What the popup said, or that it is gone without a word. */
export type PopupNews = SignInNews | { outcome: "closed" };

export type OpenedPopup = {
	/** Known to this page alone: what the popup brings back is worth nothing without it. */
	flow: string;
	/** Where the popup goes, for a link when it was blocked. */
	address: string;
	isBlocked: boolean;
	stop: () => void;
};

const LOOK_EVERY_MS = 400;
const LAST_WORDS_MS = 1000;

/** Opens the third party's window; must be called right in the click. Only this shop's own pages are listened to. */
export function openPopup(provider: string, tell: (news: PopupNews) => void): OpenedPopup {
	const flow = newFlow();
	const address = addressOf(auth.start, { params: { provider }, query: { flow, language: words.language } });
	const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
	const hear = (said: unknown) => {
		const news = SignInNews.safeParse(said);
		if (!news.success || news.data.flow !== flow) return;
		stop();
		tell(news.data);
	};
	const fromOpener = ({ origin, data }: MessageEvent) => origin === window.location.origin && hear(data);
	channel.addEventListener("message", ({ data }) => hear(data));
	window.addEventListener("message", fromOpener);
	const popup = window.open(address, SIGN_IN_CHANNEL, "popup,width=480,height=680");
	const looking = setInterval(() => {
		if (!popup?.closed) return;
		clearInterval(looking);
		// Some third parties cut the tie between the windows, which looks like closing: its news is still awaited.
		lastWords = setTimeout(() => tell({ outcome: "closed" }), LAST_WORDS_MS);
	}, LOOK_EVERY_MS);
	let lastWords: ReturnType<typeof setTimeout> | undefined;

	function stop(): void {
		clearInterval(looking);
		clearTimeout(lastWords);
		channel.close();
		window.removeEventListener("message", fromOpener);
	}
	return { flow, address, isBlocked: popup === null || popup.closed, stop };
}

function newFlow(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(32));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
