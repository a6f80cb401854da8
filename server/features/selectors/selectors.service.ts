import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";

export type Shelves = {
	collections: readonly { id: number; name: string }[];
	/** Women and Men have no parent; garment types have one of the two. */
	categories: readonly { id: number; name: string; parent: number | null }[];
};

/** The shop's collections and categories by id, read once until the catalogue changes. */
export function readShelves(deps: Pick<Deps, "db" | "cache">): Promise<Shelves> {
	return deps.cache.counts.get("shelves", "catalogue", async () => {
		const { rows } = await deps.db.execute<Shelves>(sql`
			select
				(select coalesce(json_agg(json_build_object('id', id, 'name', name) order by id), '[]') from collection)
					as collections,
				(select coalesce(json_agg(json_build_object('id', id, 'name', name, 'parent', parent) order by id), '[]')
					from category) as categories`);
		return rows[0] as Shelves;
	});
}
