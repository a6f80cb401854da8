import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { WishList } from "#core/contract/lists.ts";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { useShop } from "#web/store/store.ts";
import { forgetList, showList } from "./change-lists.ts";
import { followClaims, followNews } from "./live.ts";

/** A list as its screen reads it, and why one could not join it. */
export type OpenedList = { list: WishList; refusal: string };

export type Standing = "reading" | "here" | "gone" | "failed";

/**
 * Shows the list a loader reads and keeps it up to date: changes by others are heard while the page is in sight, and it
 * is read again when it comes back into sight.
 */
export function useList(reading: Reading<OpenedList>, isFollowed: boolean, token: string | null) {
	const { answer, problem } = useLoaded(reading);
	const { revalidate } = useRevalidator();
	const list = useShop(({ lists }) => (answer && lists.detail?.id === answer.list.id ? lists.detail : null));
	const known = useRef(list);
	known.current = list;

	useEffect(() => {
		if (answer) showList(answer.list);
	}, [answer]);

	const isGone = problem?.status === 404;
	useEffect(() => {
		if (isGone && known.current) forgetList(known.current.id);
	}, [isGone]);

	const version = list?.version;
	const isPartial = list !== null && list.List.length < list.rList.length;
	useEffect(() => {
		// A change of one's own was answered with something in it that others had added meanwhile.
		if (isPartial && version !== undefined) void revalidate();
	}, [isPartial, version, revalidate]);

	useEffect(() => {
		let over: AbortController | undefined;
		const follow = () => {
			over?.abort();
			if (document.visibilityState !== "visible" || !isFollowed) return;
			over = new AbortController();
			void followNews((news) => {
				const shown = known.current;
				const isOld = news && shown && (news.id !== shown.id || news.version <= shown.version);
				if (!isOld) void revalidate();
			}, over.signal);
		};
		const seen = () => {
			follow();
			if (document.visibilityState === "visible") void revalidate();
		};
		follow();
		document.addEventListener("visibilitychange", seen);
		return () => {
			over?.abort();
			document.removeEventListener("visibilitychange", seen);
		};
	}, [isFollowed, revalidate]);

	const given = list?.claims != null && list.role !== "creator" ? list.id : null;
	useEffect(() => {
		if (given === null) return;
		const over = new AbortController();
		void followClaims(given, token, () => void revalidate(), over.signal);
		return () => over.abort();
	}, [given, token, revalidate]);

	return { list, refusal: answer?.refusal ?? "", standing: standingOf(isGone, list, problem !== null), revalidate };
}

/** What is on the screen stays there while the shop cannot be reached. */
function standingOf(isGone: boolean, list: WishList | null, hasFailed: boolean): Standing {
	if (isGone) return "gone";
	if (list) return "here";
	return hasFailed ? "failed" : "reading";
}
