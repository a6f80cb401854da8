import { useCallback, useEffect, useRef, useState } from "react";
import type { WishList } from "#core/contract/lists.ts";
import { ApiError } from "#web/api.ts";
import { getSpecificList } from "#web/store/events.ts";
import { useEvents, useShop } from "#web/store/store.ts";
import { forgetList, noteList } from "./change-lists.ts";
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
	const dispatch = useEvents();

	const refresh = useCallback(async () => {
		try {
			const found = await read();
			setId(found.id);
			dispatch(getSpecificList(found));
			if (found.role !== "reader") noteList(found);
			setStanding("here");
		} catch (error) {
			const isGone = error instanceof ApiError && error.status === 404;
			if (isGone && known.current) forgetList(known.current.id);
			// What is on the screen stays there while the shop cannot be reached.
			setStanding((before) => (isGone ? "gone" : before === "here" ? "here" : "failed"));
		}
	}, [dispatch, read]);

	useEffect(() => {
		setStanding("reading");
		void refresh();
	}, [refresh]);

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
