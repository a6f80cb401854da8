import type { LoaderApi } from "#core/calls/call.ts";
import { products } from "#core/calls/products.ts";
import { selectors } from "#core/calls/selectors.ts";
import { seasons } from "#web/shop/seasons.ts";

/** Three for the season it is, and one for the whole rail. */
const SHOWN = 4;

/** What a season shows of itself. */
export type Window = {
	/** The front pictures of some pieces that are not sold out; fewer where there are none. */
	garments: string[];
	/** The picture the owner has chosen in place of them. */
	chosen?: string;
};

/** One for each season, in their order. */
export async function seasonWindows(api: LoaderApi): Promise<Window[]> {
	const chosen = await chosenPictures(api);
	return Promise.all(
		seasons.map(async ({ id }) => {
			const picture = chosen.get(id);
			return { garments: await garmentsOf(api, id), ...(picture && { chosen: picture }) };
		}),
	);
}

async function chosenPictures(api: LoaderApi): Promise<Map<number, string | undefined>> {
	try {
		const { data } = await api(selectors.collections, { query: {} });
		return new Map(data.map(({ id_collection, picture }) => [id_collection, picture]));
	} catch {
		return new Map();
	}
}

async function garmentsOf(api: LoaderApi, collection: number): Promise<string[]> {
	try {
		const { data } = await api(products.cards, { query: { collection, soldOut: "last", limit: SHOWN } });
		return data.cards.flatMap(({ soldOut, images }) => (soldOut ? [] : images.slice(0, 1)));
	} catch {
		return [];
	}
}
