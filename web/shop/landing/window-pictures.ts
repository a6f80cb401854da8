import type { LoaderApi } from "#core/calls/call.ts";
import { products } from "#core/calls/products.ts";
import { seasons } from "#web/shop/seasons.ts";

/** Three for the season it is, and one for the whole rail. */
const SHOWN = 4;

/** The front pictures of some pieces of every season that are not sold out; fewer where there are none. */
export function windowPictures(api: LoaderApi): Promise<string[][]> {
	return Promise.all(seasons.map(({ id }) => picturesOf(api, id)));
}

async function picturesOf(api: LoaderApi, collection: number): Promise<string[]> {
	try {
		const { data } = await api(products.cards, { query: { collection, soldOut: "last", limit: SHOWN } });
		return data.cards.flatMap(({ soldOut, images }) => (soldOut ? [] : images.slice(0, 1)));
	} catch {
		return [];
	}
}
