import { beforeEach, expect, test } from "vitest";
import type { WishList } from "#core/contract/lists.ts";
import { FAVORITE_TITLE } from "#core/rules/favourites.ts";
import { getUserLists } from "#web/store/events.ts";
import { FAVORITES_MAX } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { clientOnHeldNetwork } from "#web/testing/client-here.ts";
import { wishList } from "#web/testing/samples.ts";
import { joinFavorites } from "./join-favorites.ts";
import { keepFavorites, setKept } from "./keep-favorites.ts";
import { keptFavorites } from "./visitor-favorites.ts";

const network = clientOnHeldNetwork();
const favorites = (...rList: number[]): WishList => ({ ...wishList, title: FAVORITE_TITLE, isFavorite: true, rList });

beforeEach(() => {
	browserStore().dispatch(getUserLists([]));
	keepFavorites([]);
});

test("the latest heart is the first, none stands twice, and a browser keeps only so many", () => {
	for (const id of [1, 2, 1]) setKept(id, true);
	expect(keptFavorites()).toEqual([1, 2]);
	setKept(1, false);
	expect(keptFavorites()).toEqual([2]);
	keepFavorites(Array.from({ length: 200 }, (_, at) => at + 1));
	expect(keptFavorites()).toHaveLength(FAVORITES_MAX);
});

test("what was marked joins the favourites once: only what is not there already is sent", async () => {
	browserStore().dispatch(getUserLists([favorites(2)]));
	keepFavorites([1, 2, 3]);
	const joining = [joinFavorites(), joinFavorites()];
	const sent = await network.next();
	expect(sent.body).toMatchObject({ title: FAVORITE_TITLE, rList: [1, 3] });
	sent.answer({ ...favorites(1, 3, 2), version: 2 });
	await Promise.all(joining);
	expect(keptFavorites()).toEqual([]);
	expect(browserStore().getState().lists.all[0]?.rList).toEqual([1, 3, 2]);
});

test("one that is no longer sold keeps the others from nothing", async () => {
	keepFavorites([1, 2]);
	const joining = joinFavorites();
	(await network.next()).answer({ code: "gone", message: "Gone" }, 410);
	(await network.next()).answer(favorites(1));
	(await network.next()).answer({ code: "gone", message: "Gone" }, 410);
	await joining;
	expect(keptFavorites()).toEqual([]);
});

test("what could not be sent waits for the next time", async () => {
	keepFavorites([1]);
	const joining = joinFavorites();
	(await network.next()).answer({ code: "internal", message: "Down" }, 500);
	await joining;
	expect(keptFavorites()).toEqual([1]);
});
