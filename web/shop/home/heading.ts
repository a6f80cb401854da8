import type { Facets } from "#core/contract/facets.ts";
import messages from "./messages.en.ts";
import type { HomeView } from "./view.ts";

export const saleLabels: Record<string, string> = messages.sale;

/** The heading of a view, such as `Summer, Women’s shirts, discounted`. */
export function headingOf(view: HomeView, facets: Facets | null): string {
	if (view.filters) return messages.resultsFor(view.filters);
	const names = namesOf(view, facets);
	const what = [names.collection, names.type ?? names.category].filter(Boolean).join(", ");
	const sale = view.offer ? saleLabels[view.offer] : undefined;
	if (!what) return sale ?? messages.all;
	return sale ? messages.withSale(what, sale) : what;
}

export function namesOf(view: HomeView, facets: Facets | null) {
	type Named = { name: string };
	type What = keyof typeof messages.unknown;
	const named = <T extends Named>(what: What, chosen: string | null, all: T[] = [], idOf: (one: T) => number) => {
		if (!chosen) return null;
		const hit = all.find((one) => String(idOf(one)) === chosen || one.name.toLowerCase() === chosen.toLowerCase());
		return hit?.name ?? messages.unknown[what];
	};
	return {
		collection: named("collection", view.collection, facets?.collections, (one) => one.id_collection),
		category: named("category", view.category, facets?.categories, (one) => one.id_category),
		type: named("type", view.type, facets?.types, (one) => one.id_category),
	};
}
