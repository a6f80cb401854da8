import { sql } from "drizzle-orm";
import type { Language } from "#core/languages.ts";
import { type NameTranslations, nameIn } from "#core/rules/translations.ts";
import type { Deps } from "../../deps.ts";

type Named = { id: number; name: string; translations: NameTranslations | null };

export type Shelves = {
	collections: readonly Named[];
	/** Women and Men have no parent; garment types have one of the two. */
	categories: readonly (Named & { parent: number | null })[];
};

/** The shop's collections and categories by id, as they were written, read once until the catalogue changes. */
export function readShelves(deps: Pick<Deps, "db" | "cache">): Promise<Shelves> {
	return deps.cache.counts.get("shelves", "catalogue", async () => {
		const { rows } = await deps.db.execute<Shelves>(sql`
			select
				(select coalesce(json_agg(
					json_build_object('id', id, 'name', name, 'translations', translations) order by id), '[]') from collection)
					as collections,
				(select coalesce(json_agg(
					json_build_object('id', id, 'name', name, 'parent', parent, 'translations', translations) order by id), '[]')
					from category) as categories`);
		return rows[0] as Shelves;
	});
}

/** Under the names that readers of a language know. */
export function shelvesIn({ collections, categories }: Shelves, language: Language | undefined): Shelves {
	const named = <Shelf extends Named>(shelf: Shelf): Shelf => ({ ...shelf, name: nameIn(shelf, language) });
	return { collections: collections.map(named), categories: categories.map(named) };
}
