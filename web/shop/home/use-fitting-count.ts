import { useEffect, useState } from "react";
import { products } from "#core/calls/products.ts";
import { call } from "#web/api.ts";
import { filterQuery, type HomeView } from "./view.ts";

/** How many products of a view are in stock in these sizes; null until it is known. */
export function useFittingCount(view: HomeView, fits: string | null): number | null {
	const [counted, setCounted] = useState<{ asked: string; total: number } | null>(null);
	const query = fits === null ? null : { ...filterQuery(view), fits, limit: 1 };
	const asked = JSON.stringify(query);
	useEffect(() => {
		const wanted = JSON.parse(asked) as typeof query;
		if (wanted === null) return;
		const abort = new AbortController();
		call(products.cards, { query: wanted }, { signal: abort.signal })
			.then(({ data }) => setCounted({ asked, total: data.total }))
			// Without its count the switch still works.
			.catch(() => undefined);
		return () => abort.abort();
	}, [asked]);
	return counted?.asked === asked ? counted.total : null;
}
