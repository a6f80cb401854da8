import { useCallback, useEffect, useRef, useState } from "react";
import type { WishList } from "#core/contract/lists.ts";
import { ApiError } from "#web/api.ts";
import { useShop } from "#web/store/store.ts";
import { forgetList, showList } from "./change-lists.ts";
import { followNews } from "./live.ts";

export type Standing = "reading" | "here" | "gone" | "failed";

/**
 * Shows one list and keeps it up to date: changes by others are heard while the page is in sight, and read again when
 * it comes back into sight. `read` must stay the same function as long as it reads the same list.
 */
export function useList(read: () => Promise<WishList>, isFollowed: boolean) {
	const [standing, setStanding] = useState<Standing>("reading");
	const [id, setId] = useState(0);
	const list = useShop(({ lists }) => (lists.detail?.id === id ? lists.detail : null));
	const known = useRef(list);
	known.current = list;
	const wanted = useRef<typeof read>(null);

	const refresh = useCallback(async () => {
		// What arrives after its page was left would take the place of the list that is shown now.
		const isWanted = () => wanted.current === read;
		try {
			const found = await read();
			if (!isWanted()) return;
			setId(found.id);
			showList(found);
			setStanding("here");
		} catch (error) {
			if (!isWanted()) return;
			const isGone = error instanceof ApiError && error.status === 404;
			if (isGone && known.current) forgetList(known.current.id);
			// What is on the screen stays there while the shop cannot be reached.
			setStanding((before) => (isGone ? "gone" : before === "here" ? "here" : "failed"));
		}
	}, [read]);

	useEffect(() => {
		wanted.current = read;
		setStanding("reading");
		void refresh();
		return () => {
			wanted.current = null;
		};
	}, [read, refresh]);

	const version = list?.version;
	const isPartial = list !== null && list.List.length < list.rList.length;
	useEffect(() => {
		// A change of one's own was answered with something in it that others had added meanwhile.
		if (isPartial && version !== undefined) void refresh();
	}, [isPartial, version, refresh]);

	useEffect(() => {
		let over: AbortController | undefined;
		const follow = () => {
			over?.abort();
			if (document.visibilityState !== "visible") return;
			over = new AbortController();
			if (isFollowed) {
				void followNews((news) => {
					const shown = known.current;
					const isOld = news && shown && (news.id !== shown.id || news.version <= shown.version);
					if (!isOld) void refresh();
				}, over.signal);
			}
		};
		const seen = () => {
			follow();
			if (document.visibilityState === "visible") void refresh();
		};
		follow();
		document.addEventListener("visibilitychange", seen);
		return () => {
			over?.abort();
			document.removeEventListener("visibilitychange", seen);
		};
	}, [isFollowed, refresh]);

	return { list, standing, refresh };
}
