import { useEffect } from "react";
import { z } from "zod";
import type { GivenTo } from "#core/calls/call.ts";
import { products } from "#core/calls/products.ts";
import { call } from "#web/api.ts";
import { selectingProduct } from "#web/store/events.ts";
import { browserStore, useEvents, useShop } from "#web/store/store.ts";

/** So many are asked for at once. */
const ASKED = 24;

/** What the preview says of a chosen product; those of other pages and searches stay in it. */
export const ChosenProduct = z.object({
	id_product: z.number(),
	name: z.string(),
	price: z.number(),
	price_offer: z.number(),
	is_offer: z.boolean(),
});
export type ChosenProduct = z.infer<typeof ChosenProduct>;
export const choiceOf = ({ id_product, name, price, price_offer, is_offer }: ChosenProduct): ChosenProduct => ({
	id_product,
	name,
	price,
	price_offer,
	is_offer,
});

/** The store is told of every product that comes into the form's choice or leaves it. */
export function useSelected(chosen: readonly ChosenProduct[]): number[] {
	const dispatch = useEvents();
	useEffect(() => {
		const ids = chosen.map(({ id_product }) => id_product);
		const { selected } = browserStore().getState().catalogue;
		const other = [...ids.filter((id) => !selected.includes(id)), ...selected.filter((id) => !ids.includes(id))];
		for (const id of other) dispatch(selectingProduct(id));
	}, [chosen, dispatch]);
	return useShop((state) => state.catalogue.selected);
}

/** What narrows the list that is chosen from. */
export type FoundQuery = Omit<NonNullable<GivenTo<typeof products.list>["query"]>, "page" | "limit">;

const PAGE = 100;

/** All that is found, up to so many. */
export async function readAll(query: FoundQuery, most: number): Promise<ChosenProduct[]> {
	const found: ChosenProduct[] = [];
	for (let page = 1; found.length < most; page += 1) {
		const { data } = await call(products.list, { query: { ...query, page, limit: PAGE } });
		found.push(...data.map(choiceOf));
		if (data.length < PAGE) break;
	}
	return found;
}

/** What was chosen earlier with its names and prices of today; nothing for a product that is no longer on sale. */
export async function asTheyAre(
	chosen: readonly ChosenProduct[],
): Promise<(one: ChosenProduct) => ChosenProduct | undefined> {
	const found = new Map<number, ChosenProduct>();
	for (let from = 0; from < chosen.length; from += ASKED) {
		const ids = chosen.slice(from, from + ASKED).map(({ id_product }) => id_product);
		const { data } = await call(products.cards, { query: { ids: ids.join(",") } });
		for (const card of data.cards) found.set(card.id_product, choiceOf(card));
	}
	const asked = new Set(chosen.map(({ id_product }) => id_product));
	return (one) => (asked.has(one.id_product) ? found.get(one.id_product) : one);
}
