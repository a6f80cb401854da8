import { sql } from "drizzle-orm";
import type { Language } from "#core/languages.ts";
import { type NameTranslations, nameIn } from "#core/rules/translations.ts";
import type { Deps } from "../../deps.ts";

type Named = {
	id: number;
	name: string;
	translations: NameTranslations | null;
	hidden: boolean;
	/** The id of its picture. */
	image: string | null;
};

export type Shelves = {
	collections: readonly Named[];
	/** Women and Men have no parent; garment types have one of the two. */
	categories: readonly (Named & { parent: number | null })[];
	/** Every size of every system, in their order. */
	sizes: readonly string[];
};

/** The shop's collections and categories in their order, as they were written, and its sizes, read once until the catalogue changes. */
export function readShelves(deps: Pick<Deps, "db" | "cache">): Promise<Shelves> {
	return deps.cache.counts.get("shelves", "shelves", async () => {
		const { rows } = await deps.db.execute<Shelves>(sql`
			select
				(select coalesce(json_agg(
					json_build_object('id', id, 'name', name, 'translations', translations, 'hidden', is_hidden, 'image', image_id)
					order by position, id), '[]') from collection) as collections,
				(select coalesce(json_agg(
					json_build_object(
						'id', id, 'name', name, 'parent', parent, 'translations', translations, 'hidden', is_hidden, 'image', image_id)
					order by position, id), '[]') from category) as categories,
				(select coalesce(json_agg(z.size order by s.position, s.id, z.position), '[]')
					from size_system s join system_size z on z.system_id = s.id) as sizes`);
		const shelves = rows[0] as Shelves;
		return { ...shelves, sizes: [...new Set(shelves.sizes)] };
	});
}

/** Under the names that readers of a language know. */
export function shelvesIn({ collections, categories, ...rest }: Shelves, language: Language | undefined): Shelves {
	const named = <Shelf extends Named>(shelf: Shelf): Shelf => ({ ...shelf, name: nameIn(shelf, language) });
	return { ...rest, collections: collections.map(named), categories: categories.map(named) };
}

/** What shoppers choose from. */
export function withoutHidden({ collections, categories, ...rest }: Shelves): Shelves {
	const isShown = ({ hidden }: Named) => !hidden;
	return { ...rest, collections: collections.filter(isShown), categories: categories.filter(isShown) };
}
