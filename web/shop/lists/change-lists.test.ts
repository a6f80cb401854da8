import { createMemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { ListItem, WishList } from "#core/contract/lists.ts";
import { forgetPerson } from "#web/account/session.ts";
import { getUserLists } from "#web/store/events.ts";
import { browserStore } from "#web/store/store.ts";
import { clientOnHeldNetwork } from "#web/testing/client-here.ts";
import { wishList } from "#web/testing/samples.ts";
import { forgetList, noteList, showList } from "./change-lists.ts";
import { clientLoader } from "./own-lists.route.ts";
import { listsOf, OWN_LISTS } from "./own-lists.ts";

const network = clientOnHeldNetwork();

function listOf(id: number, version: number, rList: number[] = []): WishList {
	const List = rList.map((id_product) => ({ id_product }) as ListItem);
	return { ...wishList, id, version, rList, List, title: `List ${id}` };
}
const known = () => browserStore().getState().lists;

/** As a screen follows the lists: read at once, and again after every change. */
function follow() {
	const router = createMemoryRouter([
		{ path: "/", element: null },
		{ id: "lists", path: OWN_LISTS.path, loader: clientLoader },
	]).initialize();
	const read = () => void router.fetch(OWN_LISTS.key, "lists", OWN_LISTS.path);
	let seen = browserStore().getState().listChanges;
	stop = browserStore().subscribe(() => {
		const { listChanges } = browserStore().getState();
		if (listChanges !== seen) read();
		seen = listChanges;
	});
	router.subscribe(({ fetchers }) => {
		const { session } = browserStore().getState();
		const outcome = fetchers.get(OWN_LISTS.key)?.data;
		const lists = listsOf(outcome, session.as === "client" ? session.client.phone : 0);
		if (lists && lists !== known().all) browserStore().dispatch(getUserLists(lists));
	});
	read();
	const isIdle = () => router.getFetcher(OWN_LISTS.key).state === "idle";
	return { read, idle: () => vi.waitUntil(isIdle, { interval: 1, timeout: 15_000 }) };
}
let stop = () => {};
afterEach(() => stop());

test("a list that was made while the lists were being read is not lost: they are read again", async () => {
	const { idle } = follow();
	const early = await network.next();
	noteList(listOf(7, 1));
	early.answer([]);
	const again = await network.next();
	expect(known().all).toEqual([listOf(7, 1)]);
	again.answer([listOf(7, 1), listOf(8, 1)]);
	await idle();
	expect(known().all).toEqual([listOf(7, 1), listOf(8, 1)]);
});

test("a list that was deleted while the lists were being read does not come back", async () => {
	browserStore().dispatch(getUserLists([listOf(7, 1)]));
	const { idle } = follow();
	const early = await network.next();
	forgetList(7);
	early.answer([listOf(7, 1)]);
	(await network.next()).answer([]);
	await idle();
	expect(known().all).toEqual([]);
});

test("a change that is answered after its list was deleted does not bring the list back; opening it again does", async () => {
	showList(listOf(7, 1));
	forgetList(7);
	const { idle } = follow();
	const early = await network.next();
	noteList(listOf(7, 2, [1]));
	early.answer([]);
	(await network.next()).answer([]);
	await idle();
	expect(known().all).toEqual([]);
	showList(listOf(7, 3));
	expect(known().all).toEqual([listOf(7, 3)]);
	noteList(listOf(7, 4, [1]));
	expect(known().all).toEqual([listOf(7, 4, [1])]);
});

test("a list that went and is shared again is known by the next reading", async () => {
	forgetList(7);
	const { idle } = follow();
	(await network.next()).answer([listOf(7, 5)]);
	await idle();
	noteList(listOf(7, 6, [1]));
	expect(known().all).toEqual([listOf(7, 6, [1])]);
});

test("of two readings the one that was begun later stands, whichever answer comes last", async () => {
	const { read, idle } = follow();
	const earlier = await network.next();
	read();
	const later = await network.next();
	later.answer([listOf(7, 2), listOf(8, 1)]);
	await idle();
	earlier.answer([listOf(7, 1)]);
	await idle();
	expect(known().all).toEqual([listOf(7, 2), listOf(8, 1)]);
});

test("lists that arrive after log-out are nobody's", async () => {
	const { idle } = follow();
	const asked = await network.next();
	forgetPerson();
	asked.answer([listOf(7, 1)]);
	await idle();
	noteList(listOf(8, 1));
	expect(known()).toEqual({ all: [], detail: null });
});

test("an older answer takes the place of no newer list, neither the one on screen nor among the others", () => {
	showList(listOf(7, 3, [1, 2, 3]));
	showList(listOf(7, 2, [1, 2]));
	noteList(listOf(7, 1, [1]));
	expect(known()).toEqual({ all: [listOf(7, 3, [1, 2, 3])], detail: listOf(7, 3, [1, 2, 3]) });
});

test("the same version is taken again, because prices change without it, and so is another list's lower one", () => {
	showList(listOf(7, 3, [1]));
	showList({ ...listOf(7, 3, [1]), title: "Read again" });
	expect(known().detail?.title).toBe("Read again");
	showList(listOf(8, 1));
	expect(known().detail).toEqual(listOf(8, 1));
});
