import { WifiOff } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useRevalidator } from "react-router";
import { isPublicPage } from "#core/rules/offline.ts";
import { personOf } from "#web/store/records.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { connection, look, watchConnection } from "./connection.ts";
import { watchLinks } from "./links.ts";
import messages from "./messages.en.ts";
import { forgetVisits, isKeptPage, keepThisPage } from "./visits.ts";

const unknown = { isLost: false, asked: null };

/** Says that the connection is lost while it is, blocks nothing, and has the page go on by itself when it is back. */
export function ConnectionLine() {
	const { isLost, asked } = useSyncExternalStore(connection.subscribe, connection.current, () => unknown);
	const [isKept] = useState(isKeptPage);
	useEffect(watchConnection, []);
	useEffect(watchLinks, []);
	useEffect(() => {
		if (isKept || !navigator.onLine) void look();
	}, [isKept]);
	useFreshness(isLost);
	const here = useKeeping();
	const text = isLost ? (asked ? messages.asked : isKept ? messages.kept : messages.lost) : asked && messages.back;
	return (
		<div
			role="status"
			aria-label={messages.connection}
			className="pointer-events-none fixed inset-x-0 bottom-20 z-30 flex justify-center px-4 wide:bottom-4"
		>
			{text && here !== "/offline" && (
				<div className="pointer-events-auto flex max-w-xl animate-arrive items-center gap-3 rounded-edge border border-line bg-raised py-1 pr-1 pl-4 shadow-lift">
					<WifiOff aria-hidden className="size-5 shrink-0" />
					<p>{text}</p>
					<Button look="quiet" className="shrink-0" onClick={isLost ? () => void look() : asked?.goOn}>
						{isLost ? messages.tryAgain : messages.goOn}
					</Button>
				</div>
			)}
		</div>
	);
}

/** Every public page one comes to is kept; when a person leaves, so does what they looked at. */
function useKeeping(): string {
	const { pathname, search } = useLocation();
	const address = pathname + search;
	useEffect(() => {
		if (address) keepThisPage().catch(() => {});
	}, [address]);
	const person = useShop(({ session }) => personOf(session));
	const before = useRef(person);
	useEffect(() => {
		if (before.current !== null && before.current !== person) forgetVisits().catch(() => {});
		before.current = person;
	}, [person]);
	return pathname;
}

/** What could not be read is read once the connection is back, and whoever waits for the network hears of it. */
function useFreshness(isLost: boolean): void {
	const { revalidate } = useRevalidator();
	const wasLost = useRef(false);
	useEffect(() => {
		if (wasLost.current && !isLost) {
			if (isPublicPage(window.location.pathname)) void revalidate();
			window.dispatchEvent(new Event("online"));
		}
		wasLost.current = isLost;
	}, [isLost, revalidate]);
}
