import { isDeepStrictEqual } from "node:util";
import { type Gift, type List, type Order, of, type Person, type State } from "./state.ts";

/** What of a state can be seen from outside; the rest is only on its way there. */
export type View = Pick<State, "products" | "units" | "codes" | "charges"> & {
	people: Record<string, Pick<Person, "cart" | "merges"> & { sessions: number }>;
	orders: Record<string, Omit<Order, "madeAt" | "partsWanted" | "offeredUntil" | "costs">>;
	/** By title and owner, as in `Gifts of ana`. */
	lists: Record<string, Omit<List, "title" | "owner">>;
	gifts: Record<string, Omit<Gift, "heldBy">>;
};

const nameOf = ({ title, owner }: List) => `${title} of ${owner}`;

export function viewOf(state: State): View {
	const { products, units, codes, charges } = state;
	const people = Object.entries(state.people).map(([name, { isThere, cart, merges }]) => {
		return [name, { sessions: isThere ? 1 : 0, cart, merges: merges.toSorted() }] as const;
	});
	const orders = Object.entries(state.orders).map(
		([key, { madeAt: _, partsWanted: __, offeredUntil: ___, costs: ____, ...order }]) => [key, order] as const,
	);
	const lists = Object.values(state.lists).map((list) => {
		const { owner: _, title: __, ...rest } = list;
		return [nameOf(list), rest] as const;
	});
	const gifts = Object.entries(state.gifts).map(([name, { heldBy: _, list, ...gift }]) => {
		return [name, { ...gift, list: nameOf(of(state.lists, list)) }] as const;
	});
	return {
		products,
		units,
		codes,
		charges,
		people: Object.fromEntries(people),
		orders: Object.fromEntries(orders),
		lists: Object.fromEntries(lists),
		gifts: Object.fromEntries(gifts),
	};
}

/** Where the shop and the model differ, in words; empty when they do not. */
export function differences(seen: View, wanted: View): string[] {
	return (Object.keys(wanted) as (keyof View)[]).flatMap((part) => {
		const is: Record<string, unknown> = seen[part];
		const should: Record<string, unknown> = wanted[part];
		return [...new Set([...Object.keys(is), ...Object.keys(should)])]
			.filter((name) => !isDeepStrictEqual(is[name], should[name]))
			.map((name) => `${part}: ${name} is ${JSON.stringify(is[name])}, should be ${JSON.stringify(should[name])}`);
	});
}
