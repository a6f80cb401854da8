import type { Facets, ProductFilter, ProductQuery } from "#core/contract/products.ts";
import type { Deps } from "../../deps.ts";
import type { Wanted } from "../../search/understand.ts";
import { readShelves, shelvesIn } from "../selectors/selectors.service.ts";
import { readCube } from "./cube.queries.ts";
import { type Cube, countIn } from "./cube.rules.ts";
import { facetsOf } from "./facets.rules.ts";
import { narrowingOf } from "./narrowing.rules.ts";
import { listPageOfIds, orderOf } from "./page-of-ids.queries.ts";
import { listRelevantIds } from "./relevant-ids.queries.ts";
import { readSearch } from "./search.service.ts";

const MOST_WITHOUT_LIMIT = 500;
const NOTHING: Cube = { cells: [], few: [] };

/** The order of a search for which no sort was chosen. */
type SearchOrder = "newest" | "most fitting";
type Page = { ids: number[]; total: number; corrected: string | null };

/** The ids of the products one page shows, and how many match in all. Beyond the last page nothing is read. */
export async function findPage(deps: Deps, query: ProductQuery, searchOrder: SearchOrder): Promise<Page> {
	const { cube, narrowing, wanted, corrected } = await readMatches(deps, query);
	const total = countIn(cube, narrowing);
	const limit = query.limit ?? MOST_WITHOUT_LIMIT;
	const offset = ((query.page ?? 1) - 1) * limit;
	if (offset >= total) return { ids: [], total, corrected };
	const page = { offset, length: Math.min(limit, total - offset), total };
	const countAt = (tier: number) => countIn(cube, narrowing, tier);
	const ids =
		wanted && query.method === undefined && searchOrder === "most fitting"
			? await listRelevantIds(deps.pool, narrowing, wanted, countAt, page)
			: await listPageOfIds(deps.pool, narrowing, { few: cube.few, wanted }, orderOf(query), page);
	return { ids, total, corrected };
}

export async function countFacets(deps: Deps, filter: ProductFilter): Promise<Facets> {
	const { cube, narrowing, shelves } = await readMatches(deps, filter);
	return facetsOf(cube, narrowing, shelvesIn(shelves, filter.language));
}

/** What a filter leaves of the catalogue, counted. */
async function readMatches(deps: Deps, filter: ProductFilter) {
	const [shelves, search] = await Promise.all([readShelves(deps), readSearch(deps, filter.filters ?? "")]);
	const wanted: Wanted | null = search?.wanted ?? null;
	const cube = search && !wanted ? NOTHING : await readCube(deps, wanted);
	return { shelves, cube, wanted, corrected: search?.corrected ?? null, narrowing: narrowingOf(filter, shelves) };
}
