import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { lists } from "#core/contract/lists.ts";
import { asks, type Deed, deed, pick, plan, type Step } from "../deed.ts";
import { forgetGifts } from "../gifts.ts";
import { type List, of, PRODUCTS, type State } from "../state.ts";
import type { World } from "../world.ts";
import { person } from "./carts.ts";

const which = fc.nat(99);
const title = fc.constantFrom("Summer", "SUMMER", "Party", "Gifts");
const items = fc.uniqueArray(fc.constantFrom(...PRODUCTS), { minLength: 1 });
const FAVORITE = "Favorite";

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const titled = (state: State, owner: string, title: string) =>
	Object.values(state.lists).find((list) => list.owner === owner && same(list.title, title));

/** Puts products into a list: those that are there already do not count, one that is off sale spoils it all. */
function put(state: State, list: List, given: readonly string[]): string | undefined {
	const added = given.filter((name) => !list.items.includes(name));
	if (added.length === 0) return "409 conflict";
	if (added.some((name) => !of(state.products, name).isSold)) return "410 gone";
	list.items = [...list.items, ...added].sort();
	return undefined;
}

/** What somebody may do with a list; whoever has nothing to do with it is told that there is none. */
function refusal(state: State, name: string, who: string, creatorOnly: boolean): string | undefined {
	const list = state.lists[name];
	const isOwner = list?.owner === who;
	if (!list || !of(state.people, who).isThere || (!isOwner && !list.members.includes(who))) return "404 not_found";
	return creatorOnly && !isOwner ? "403 forbidden" : undefined;
}

/** A moment later the list is shown, if it is still there. */
const shows =
	(name: string, told = "200"): Step =>
	(state) =>
		state.lists[name] ? told : "404 not_found";

/** Somebody changes a list that was there when the deed began. */
function onList(
	state: State,
	{ which, who }: { which: number; who: string },
	{
		act,
		send,
		isShown = true,
		creatorOnly = false,
	}: {
		act: (list: List, state: State, name: string) => string | undefined;
		send: (world: World, id: number, token: string) => Promise<string>;
		isShown?: boolean;
		creatorOnly?: boolean;
	},
): Deed | null {
	const name = pick(Object.keys(state.lists), which);
	if (name === null) return null;
	const acts: Step = (now) =>
		refusal(now, name, who, creatorOnly) ?? act(of(now.lists, name), now, name) ?? (isShown ? undefined : "200");
	return deed([asks(state, who), acts, ...(isShown ? [shows(name)] : [])], (world) =>
		send(world, world.listId(name), world.person(who).token),
	);
}

export const create = plan("makes a list", fc.record({ who: person, title, items }), ({ who, title, items }, state) => {
	const name = `list ${randomUUID()}`;
	const makes: Step = (now) => {
		if (!of(now.people, who).isThere) return "401 unauthorized";
		if (titled(now, who, title)) return "409 in_use";
		const list: List = { owner: who, title, isFavorite: false, items: [], members: [], invited: {}, isGift: false };
		const refused = put(now, list, items);
		if (refused) return refused;
		now.lists[name] = list;
	};
	return deed([asks(state, who), makes, shows(name, "201")], (world) => {
		const rList = items.map((item) => world.productId(item));
		return world.call(lists.create, { body: { title, rList } }, world.person(who).token);
	});
});

export const favour = plan("hearts products", fc.record({ who: person, items }), ({ who, items }, state) => {
	const name = `favorites of ${who} ${of(state.people, who).account}`;
	const hearts: Step = (now) => {
		if (!of(now.people, who).isThere) return "401 unauthorized";
		const list = now.lists[name] ?? {
			owner: who,
			title: FAVORITE,
			isFavorite: true,
			items: [],
			members: [],
			invited: {},
			isGift: false,
		};
		const refused = put(now, list, items);
		if (refused) return refused;
		now.lists[name] = list;
	};
	return deed([asks(state, who), hearts, shows(name)], (world) => {
		const rList = items.map((item) => world.productId(item));
		return world.call(lists.create, { body: { title: "favoritos", rList } }, world.person(who).token);
	});
});

export const add = plan("adds to a list", fc.record({ which, who: person, items }), ({ items, ...at }, state) =>
	onList(state, at, {
		act: (list, now) => put(now, list, items),
		send: (world, id, token) =>
			world.call(lists.update, { body: { id, add: items.map((item) => world.productId(item)) } }, token),
	}),
);

export const takeOut = plan(
	"takes out of a list",
	fc.record({ which, who: person, items }),
	({ items, ...at }, state) =>
		onList(state, at, {
			act: (list) => {
				list.items = list.items.filter((item) => !(items as string[]).includes(item));
				return undefined;
			},
			send: (world, id, token) =>
				world.call(lists.update, { body: { id, remove: items.map((item) => world.productId(item)) } }, token),
		}),
);

export const rename = plan("renames a list", fc.record({ which, who: person, title }), ({ title, ...at }, state) =>
	onList(state, at, {
		creatorOnly: true,
		act: (list, now) => {
			if (list.isFavorite) return "409 conflict";
			const other = titled(now, list.owner, title);
			if (other && other !== list) return "409 in_use";
			list.title = title;
			return undefined;
		},
		send: (world, id, token) => world.call(lists.update, { body: { id, title } }, token),
	}),
);

export const remove = plan("removes a list", fc.record({ which, who: person }), (at, state) =>
	onList(state, at, {
		creatorOnly: true,
		isShown: false,
		act: (list, now, name) => {
			if (list.isFavorite) return "409 conflict";
			delete now.lists[name];
			forgetGifts(now, ({ list }) => list === name);
			return undefined;
		},
		send: (world, id, token) => world.call(lists.remove, { query: { id } }, token),
	}),
);

export { onList, which };
