import type { Facets } from "#core/contract/facets.ts";
import type { ProductSort } from "#core/contract/product-query.ts";
import { listedValues } from "#core/rules/listed-values.ts";

export const PAGE_SIZE = 12;

type SortChoice = Required<ProductSort> & { name: string };

/** Each choice sets what the list is ordered by and in which direction. */
export const SORTS = [
	{ name: "latest", method: "createdAt", type: "DESC" },
	{ name: "price-ascending", method: "price", type: "ASC" },
	{ name: "price-descending", method: "price", type: "DESC" },
	{ name: "best-rated", method: "rating", type: "DESC" },
] as const satisfies readonly SortChoice[];
/** The orders until another is chosen: of a search, and of everything else, where what is sold out comes last. */
const MOST_FITTING = { name: "best-match" } as const;
const IN_STOCK_FIRST = { name: "in-stock-first" } as const;
type SortName = (typeof SORTS)[number]["name"] | typeof MOST_FITTING.name | typeof IN_STOCK_FIRST.name;

/** The sorts there are; only a search can be more or less fitting. The first is the default. */
export const sortsOf = ({ filters }: Pick<HomeView, "filters">) => [
	filters === null ? IN_STOCK_FIRST : MOST_FITTING,
	...SORTS,
];

/** What narrows a view besides its words, in the order of the address. */
const CHOICES = ["offer", "category", "type", "size", "color", "brand", "min", "max", "stock", "fits"] as const;
/** What may have several values, divided by commas. */
export type ListChoice = "size" | "color" | "brand";

/** What the address of /home asks for. Values stay as they were typed: the call refuses those it cannot read. */
export type HomeView = Record<(typeof CHOICES)[number], string | null> & {
	collection: string | null;
	filters: string | null;
	sort: SortName;
	page: string;
};

/** The parameters that decide what is shown; `name` only makes the address readable. */
export const viewParameters = ["collection", ...CHOICES, "filters", "sort", "page"];

const nothing = Object.fromEntries(CHOICES.map((name) => [name, null])) as Record<(typeof CHOICES)[number], null>;

export const everything: HomeView = {
	...nothing,
	collection: null,
	filters: null,
	sort: IN_STOCK_FIRST.name,
	page: "1",
};

export function readView(parameters: URLSearchParams): HomeView {
	const given = (name: string) => parameters.get(name)?.trim() || null;
	const collection = given("collection");
	const filters = given("filters");
	const choices = Object.fromEntries(CHOICES.map((name) => [name, given(name)])) as Pick<
		HomeView,
		keyof typeof nothing
	>;
	return {
		...choices,
		stock: choices.stock === "0" ? null : choices.stock,
		collection: collection === "0" ? null : collection,
		filters,
		sort: sortAmong({ filters }, parameters.get("sort")),
		page: given("page") ?? "1",
	};
}

/** The sort of that name, or the default where there is none. */
function sortAmong(view: Pick<HomeView, "filters">, wanted: string | null): SortName {
	const sorts = sortsOf(view);
	return (sorts.find(({ name }) => name === wanted) ?? (sorts[0] as (typeof sorts)[number])).name;
}

/** The address that shows a view: nothing in it that is the default, always in the same order. */
export function addressOfView(view: HomeView, collections: Facets["collections"] = []): string {
	const parameters = new URLSearchParams();
	const add = (name: string, value: string | null | undefined) => value && parameters.set(name, value);
	add("collection", view.collection);
	add("name", collections.find(({ id_collection }) => String(id_collection) === view.collection)?.name);
	for (const name of CHOICES) add(name, view[name]);
	add("filters", view.filters);
	if (view.sort !== sortAmong(view, null)) add("sort", view.sort);
	if (view.page !== "1") add("page", view.page);
	const query = parameters.toString();
	return query ? `/home?${query}` : "/home";
}

/** The same view with other choices, from its first page again. */
export function changed(view: HomeView, choices: Partial<HomeView>): HomeView {
	const next = { ...view, page: "1", ...choices };
	return { ...next, sort: sortAmong(next, next.sort) };
}

export const inDefaultOrder = (view: HomeView): HomeView => ({ ...view, sort: sortAmong(view, null) });

export function isNarrowed(view: HomeView): boolean {
	return view.collection !== null || CHOICES.some((name) => view[name] !== null);
}

/** Narrowed by what there are countless combinations of: nothing for search engines. */
export function isFinelyNarrowed({ size, color, brand, min, max, stock, fits }: HomeView): boolean {
	return [size, color, brand, min, max, stock, fits].some((choice) => choice !== null);
}

/** What is chosen of a list. A name with a comma is one if the counts know it. */
export function chosenOf(view: HomeView, name: ListChoice, facets: Facets | null): string[] {
	const isKnown = (value: string) => name === "brand" && facets?.brands.some(({ brand }) => brand === value) === true;
	return listedValues(view[name] ?? "", ",", isKnown);
}

/** The same view with one more of a list chosen, or without it when it already is. */
export function toggled(view: HomeView, name: ListChoice, value: string, facets: Facets | null): HomeView {
	const chosen = chosenOf(view, name, facets);
	const left = chosen.filter((one) => one !== value);
	const next = left.length < chosen.length ? left : [...chosen, value];
	return changed(view, { [name]: next.join() || null });
}

type FilterQuery = Partial<Record<Exclude<keyof HomeView, "type" | "offer" | "stock" | "sort" | "page">, string>> & {
	offer?: "true" | "false";
	stock?: "1";
};

/** What the list is narrowed by; a garment type wins over Women or Men. */
export function filterQuery({ type, category, ...view }: HomeView) {
	const { sort: _, page: __, ...choices } = { ...view, category: type ?? category };
	const given = Object.entries(choices).filter(([, value]) => value !== null);
	return Object.fromEntries(given) as FilterQuery;
}

export function listQuery(view: HomeView) {
	const sort = SORTS.find(({ name }) => name === view.sort);
	return {
		...filterQuery(view),
		...(sort && { method: sort.method, type: sort.type }),
		...(view.sort === IN_STOCK_FIRST.name && { soldOut: "last" as const }),
		page: view.page,
		limit: PAGE_SIZE,
	};
}
