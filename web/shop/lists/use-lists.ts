import { useEffect, useMemo } from "react";
import { useFetcher } from "react-router";
import { getUserLists } from "#web/store/events.ts";
import { browserStore, useShop } from "#web/store/store.ts";
import { useAnswerEvent } from "#web/store/use-answer-event.ts";
import type { clientLoader } from "./own-lists.route.ts";
import { listsOf, newestOf, OWN_LISTS } from "./own-lists.ts";
import { takePendingSave } from "./pending-save.ts";
import { keptFavorites, useIsKept } from "./visitor-favorites.ts";

type KnownLists = {
	/** The lists could not be read; those known from before are still there. */
	failed: boolean;
	again: () => void;
};

/**
 * Knows a client's lists on this screen, and finishes what was begun before logging in. They are read again after every
 * change, so that an answer from before it never stands.
 */
export function useLists(): KnownLists {
	const phone = useShop(({ session }) => (session.as === "client" ? session.client.phone : 0));
	const changes = useShop((state) => state.listChanges);
	const { load, data: outcome } = useFetcher<typeof clientLoader>({ key: OWN_LISTS.key });
	useEffect(() => {
		if (phone !== 0 && changes >= 0) void load(OWN_LISTS.path);
	}, [phone, changes, load]);

	const read = listsOf(outcome, phone);
	const lists = useMemo(() => read && newestOf(read, browserStore().getState().lists.all), [read]);
	useAnswerEvent(getUserLists, lists);
	useEffect(() => {
		if (lists) void finishSaving();
	}, [lists]);
	return { failed: phone !== 0 && outcome?.problem != null, again: () => void load(OWN_LISTS.path) };
}

async function finishSaving(): Promise<void> {
	const pending = takePendingSave("favorites");
	if (pending) await (await import("./change-lists.ts")).addToFavorites(pending.product);
	if (keptFavorites().length > 0) await (await import("./join-favorites.ts")).joinFavorites();
}

/** Whether a product is in the favourites of whoever is logged in, or a visitor marked it here. */
export function useIsFavorite(product: number): boolean {
	const isVisitor = useShop(({ session }) => session.as === "visitor");
	const isKept = useIsKept(product);
	const isOwn = useShop(({ lists }) =>
		lists.all.some(({ isFavorite, role, rList }) => isFavorite && role === "creator" && rList.includes(product)),
	);
	return isVisitor ? isKept : isOwn;
}
