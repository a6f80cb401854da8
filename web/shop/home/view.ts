import type { Facets, ProductSort } from "#core/contract/products.ts";

export const PAGE_SIZE = 12;

type SortChoice = Required<ProductSort> & { name: string };

/** Each choice sets what the list is ordered by and in which direction. The first is the default where nothing is searched for. */
export const SORTS = [
	{ name: "latest", method: "createdAt", type: "DESC" },
	{ name: "price-ascending", method: "price", type: "ASC" },
	{ name: "price-descending", method: "price", type: "DESC" },
	{ name: "best-rated", method: "rating", type: "DESC" },
] as const satisfies readonly SortChoice[];
/** The order of a search, until another is chosen: the server's own. */
const MOST_FITTING = { name: "best-match" } as const;
type SortName = (typeof SORTS)[number]["name"] | typeof MOST_FITTING.name;

/** The sorts there are; only a search can be more or less fitting. The first is the default. */
export const sortsOf = ({ filters }: Pick<View, "filters">) => (filters === null ? SORTS : [MOST_FITTING, ...SORTS]);

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
	const filters = given("filters");
	return {
		collection: collection === "0" ? null : collection,
		offer: given("offer"),
		category: given("category"),
		type: given("type"),
		filters,
		sort: sortAmong({ filters }, parameters.get("sort")),
		page: given("page") ?? "1",
	};
}

/** The sort of that name, or the default where there is none. */
function sortAmong(view: Pick<View, "filters">, wanted: string | null): SortName {
	const sorts = sortsOf(view);
	return (sorts.find(({ name }) => name === wanted) ?? sorts[0]).name;
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
	if (view.sort !== sortAmong(view, null)) add("sort", view.sort);
	if (view.page !== "1") add("page", view.page);
	const query = parameters.toString();
	return query ? `/home?${query}` : "/home";
}

/** The same view with other choices, from its first page again. */
export function changed(view: View, choices: Partial<View>): View {
	const next = { ...view, page: "1", ...choices };
	return { ...next, sort: sortAmong(next, next.sort) };
}

export const inDefaultOrder = (view: View): View => ({ ...view, sort: sortAmong(view, null) });

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
	const sort = SORTS.find(({ name }) => name === view.sort);
	return {
		...filterQuery(view),
		...(sort && { method: sort.method, type: sort.type }),
		page: view.page,
		limit: PAGE_SIZE,
	};
}
