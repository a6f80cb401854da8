import type { Facets, ProductFilter, ProductQuery } from "#core/contract/products.ts";
import type { Deps } from "../../deps.ts";
import { readShelves } from "../selectors/selectors.service.ts";
import { readCube } from "./cube.queries.ts";
import { countIn } from "./cube.rules.ts";
import { facetsOf } from "./facets.rules.ts";
import { narrowingOf } from "./narrowing.rules.ts";
import { listPageOfIds, orderOf } from "./page-of-ids.queries.ts";

const MOST_WITHOUT_LIMIT = 500;

/** The ids of the products one page shows, and how many match in all. Beyond the last page nothing is read. */
export async function findPage(deps: Deps, query: ProductQuery): Promise<{ ids: number[]; total: number }> {
	const { cube, narrowing, word } = await read(deps, query);
	const total = countIn(cube, narrowing);
	const limit = query.limit ?? MOST_WITHOUT_LIMIT;
	const offset = ((query.page ?? 1) - 1) * limit;
	if (offset >= total) return { ids: [], total };
	const page = { offset, length: Math.min(limit, total - offset), total };
	const ids = await listPageOfIds(deps.pool, narrowing, { few: cube.few, word }, orderOf(query), page);
	return { ids, total };
}

export async function countFacets(deps: Deps, filter: ProductFilter): Promise<Facets> {
	const { cube, narrowing, shelves } = await read(deps, filter);
	return facetsOf(cube, narrowing, shelves);
}

async function read(deps: Deps, filter: ProductFilter) {
	const word = filter.filters ?? "";
	const [shelves, cube] = await Promise.all([readShelves(deps), readCube(deps, word)]);
	return { shelves, cube, narrowing: narrowingOf(filter, shelves), word };
}
