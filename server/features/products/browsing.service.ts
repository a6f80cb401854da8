import type { Facets } from "#core/contract/facets.ts";
import type { CardQuery, ProductFilter } from "#core/contract/product-query.ts";
import { GARMENT_GROUPS, type GarmentGroup } from "#core/rules/garment-groups.ts";
import { groupOfType } from "#core/search/garment-group.ts";
import type { Tag } from "../../cache/kept-answer.ts";
import type { Deps } from "../../deps.ts";
import { readShelves, shelvesIn } from "../selectors/selectors.service.ts";
import { readIndex } from "./catalogue-index.queries.ts";
import { type Counted, count } from "./counting.rules.ts";
import { facetsOf } from "./facets.rules.ts";
import { foundIn, readMatches } from "./matches.queries.ts";
import { isAskedOfShelvesOnly, narrowingOf } from "./narrowing.rules.ts";
import { pageOf } from "./ordering.rules.ts";
import { listPageOfIds, orderOf } from "./page-of-ids.queries.ts";
import { readSearch } from "./search.service.ts";

const MOST_WITHOUT_LIMIT = 500;

/** The order of a search for which no sort was chosen. */
type SearchOrder = "newest" | "most fitting";
type Page = { ids: number[]; total: number; corrected: string | null };

/** The ids of the products one page shows, and how many match in all. Beyond the last page nothing is read. */
export async function findPage(deps: Deps, query: CardQuery, searchOrder: SearchOrder): Promise<Page> {
	const { method, type, page: number = 1, limit = MOST_WITHOUT_LIMIT, soldOut, ...filter } = query;
	const { index, narrowing, found, corrected, counted } = await readAsked(deps, filter);
	const { total } = counted;
	const offset = (number - 1) * limit;
	if (offset >= total) return { ids: [], total, corrected };
	const page = { offset, length: Math.min(limit, total - offset), total };
	const inStockFirst = soldOut === "last" && method === undefined && !found;
	// An index of PostgreSQL walks to a page of the shelves faster than all products are looked at.
	if (isAskedOfShelvesOnly(narrowing) && !found && !inStockFirst) {
		const ids = await listPageOfIds(deps.pool, narrowing, orderOf({ method, type }), page);
		return { ids, total, corrected };
	}
	const first = inStockFirst ? "in stock" : searchOrder === "most fitting" ? "most fitting" : undefined;
	const ids = pageOf(index, narrowing, found, { method, type, ...(first && { first }) }, page);
	return { ids, total, corrected };
}

export async function countFacets(deps: Deps, filter: ProductFilter): Promise<Facets> {
	const { counted, narrowing, shelves } = await readAsked(deps, filter);
	return facetsOf(counted, narrowing, shelvesIn(shelves, filter.language));
}

/** How many products each choice shows while nothing is chosen. */
export async function countAll(deps: Deps): Promise<Counted> {
	return (await readAsked(deps, {})).counted;
}

/** What an answer about a filter shows: whether a single size is in stock matters to few of them. */
export function filterTags({ size, stock, fits }: ProductFilter): Tag[] {
	return size || stock === "1" || fits ? ["catalogue", "in-stock"] : ["catalogue"];
}

/** The sizes of each group of garments that products on sale are offered in, in the order of the size systems. */
export async function listSizesByGroup(deps: Deps): Promise<{ group: GarmentGroup; sizes: string[] }[]> {
	const [shelves, index] = await Promise.all([readShelves(deps), readIndex(deps)]);
	return GARMENT_GROUPS.flatMap((group) => {
		const categories = shelves.categories.filter(({ name, parent }) => parent !== null && groupOfType(name) === group);
		const narrowing = { ...narrowingOf({}, shelves, index), categories: categories.map(({ id }) => id) };
		const { sizes } = count(index, narrowing, null);
		return sizes.size > 0 ? [{ group, sizes: shelves.sizes.filter((size) => sizes.has(size)) }] : [];
	});
}

/** What a filter leaves of the catalogue, counted once until something it shows changes. */
async function readAsked(deps: Deps, { language: _, ...filter }: ProductFilter) {
	const [shelves, search] = await Promise.all([readShelves(deps), readSearch(deps, filter.filters ?? "")]);
	const matches = search && (await readMatches(deps, search.wanted));
	const lookUp = async () => {
		const index = await readIndex(deps);
		return { index, narrowing: narrowingOf(filter, shelves, index), found: matches && foundIn(index, matches) };
	};
	const counted = await deps.cache.counts.get(`counted:${JSON.stringify(filter)}`, "in-stock", async () => {
		const { index, narrowing, found } = await lookUp();
		return count(index, narrowing, found);
	});
	// Last: places are good as long as nothing else is waited for.
	return { shelves, counted, corrected: search?.corrected ?? null, ...(await lookUp()) };
}
