import { products } from "#core/calls/products.ts";
import { call } from "#web/api.ts";
import { useRead } from "#web/loading/use-read.ts";
import { filterQuery, type HomeView } from "./view.ts";

/** How many products of a view are in stock in these sizes; null until it is known. */
export function useFittingCount(view: HomeView, fits: string | null): number | null {
	const query = fits === null ? null : { ...filterQuery(view), fits, limit: 1 };
	// Without its count the switch still works.
	const { data } = useRead(query && JSON.stringify(query), async (signal) => {
		return (await call(products.cards, { query: query ?? {} }, { signal })).data.total;
	});
	return data;
}
