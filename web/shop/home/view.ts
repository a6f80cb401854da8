import type { Facets, ProductSort } from "#core/contract/products.ts";

export const PAGE_SIZE = 12;

type SortChoice = Required<ProductSort> & { name: string; label: string };

/** Each choice sets what the list is ordered by and in which direction. The first is the default. */
export const SORTS = [
	{ name: "latest", label: "Latest arrivals", method: "createdAt", type: "DESC" },
	{ name: "price-ascending", label: "Price ascending", method: "price", type: "ASC" },
	{ name: "price-descending", label: "Price descending", method: "price", type: "DESC" },
	{ name: "best-rated", label: "Best rated", method: "rating", type: "DESC" },
] as const satisfies readonly SortChoice[];
type SortName = (typeof SORTS)[number]["name"];

/** What the address of /home asks for. Values stay as they were typed: the call refuses those it cannot read. */
export type View = {
	collection: string | null;
	offer: string | null;
	category: string | null;
	type: string | null;
	filters: string | null;
	sort: SortName;
	page: string;
};

/** The parameters that decide what is shown; `name` only makes the address readable. */
export const viewParameters = ["collection", "offer", "category", "type", "filters", "sort", "page"];

export const everything: View = {
	collection: null,
	offer: null,
	category: null,
	type: null,
	filters: null,
	sort: "latest",
	page: "1",
};

export function readView(parameters: URLSearchParams): View {
	const given = (name: string) => parameters.get(name)?.trim() || null;
	const collection = given("collection");
	return {
		collection: collection === "0" ? null : collection,
		offer: given("offer"),
		category: given("category"),
		type: given("type"),
		filters: given("filters"),
		sort: SORTS.find(({ name }) => name === parameters.get("sort"))?.name ?? everything.sort,
		page: given("page") ?? "1",
	};
}

/** The address that shows a view: nothing in it that is the default, always in the same order. */
export function addressOfView(view: View, collections: Facets["collections"] = []): string {
	const parameters = new URLSearchParams();
	const add = (name: string, value: string | null | undefined) => value && parameters.set(name, value);
	add("collection", view.collection);
	add("name", collections.find(({ id_collection }) => String(id_collection) === view.collection)?.name);
	add("offer", view.offer);
	add("category", view.category);
	add("type", view.type);
	add("filters", view.filters);
	if (view.sort !== everything.sort) add("sort", view.sort);
	if (view.page !== "1") add("page", view.page);
	const query = parameters.toString();
	return query ? `/home?${query}` : "/home";
}

/** The same view with other choices, from its first page again. */
export function changed(view: View, choices: Partial<View>): View {
	return { ...view, page: "1", ...choices };
}

export function isNarrowed({ collection, offer, category, type }: View): boolean {
	return Boolean(collection || offer || category || type);
}

/** What the list is narrowed by; a garment type wins over Women or Men. */
export function filterQuery({ collection, offer, category, type, filters }: View) {
	return {
		...(collection && { collection }),
		...(offer && { offer: offer as "true" | "false" }),
		...((type ?? category) && { category: (type ?? category) as string }),
		...(filters && { filters }),
	};
}

export function listQuery(view: View) {
	const { method, type } = SORTS.find(({ name }) => name === view.sort) ?? SORTS[0];
	return { ...filterQuery(view), method, type, page: view.page, limit: PAGE_SIZE };
}
