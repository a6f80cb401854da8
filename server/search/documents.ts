import { type SQL, sql } from "drizzle-orm";
import { allNames, type NameTranslations } from "#core/rules/translations.ts";
import { documentOf, type KnownWord, type Searchable } from "#core/search/document.ts";
import { lettersOf } from "#core/search/spelling.ts";
import type { Queryable } from "../db/client.ts";

type Named = { name: string; translations: NameTranslations | null };
type Row = Named & {
	id: number;
	brand: string;
	category: Named;
	above: Named | null;
	collection: Named;
	colours: Searchable["colours"] | null;
};

const named = (table: SQL) => sql`json_build_object('name', ${table}.name, 'translations', ${table}.translations)`;

/** Makes the search documents of these products anew, where something they are made of has changed. */
export async function refreshDocuments(tx: Queryable, ids: readonly number[]): Promise<void> {
	const { rows } = await tx.execute<Row>(sql`
		select p.id, p.name, p.translations, p.brand, ${named(sql`c`)} as category, ${named(sql`l`)} as collection,
			case when a.id is not null then ${named(sql`a`)} end as above, (
			select json_agg(json_build_object('name', v.color_name, 'hex', v.swatch_hex))
			from variant v where v.product_id = p.id and v.removed_at is null
		) as colours
		from product_search s join product p on p.id = s.product_id join category c on c.id = p.category_id
			left join category a on a.id = c.parent join collection l on l.id = p.collection_id
		where s.is_stale and s.product_id = any(${sql.param(ids)}::int[])`);
	if (rows.length === 0) return;
	const made = rows.map((row) => ({ id: row.id, ...documentOf(searchableOf(row)) }));
	await addWords(
		tx,
		made.flatMap(({ words }) => words),
	);
	const documents = made.map(({ id, terms }) => ({ id, terms }));
	await tx.execute(sql`
		update product_search s set is_stale = false, words = array_to_tsvector(made.terms)
		from (
			select (d ->> 'id')::int as id, array(select jsonb_array_elements_text(d -> 'terms')) as terms
			from jsonb_array_elements(${JSON.stringify(documents)}::jsonb) d
		) made
		where s.product_id = made.id`);
}

/** Makes at most so many stale documents anew and says how many. What somebody else is changing is theirs to do. */
export async function refreshStaleDocuments(tx: Queryable, most: number): Promise<number> {
	const { rows } = await tx.execute<{ id: number }>(sql`
		select product_id as id from product_search where is_stale order by product_id limit ${most} for update skip locked`);
	await refreshDocuments(
		tx,
		rows.map(({ id }) => id),
	);
	return rows.length;
}

/** By its names in every language. A product that lies in Women or Men itself has no garment type. */
function searchableOf({ brand, category, above, collection, colours, ...product }: Row): Searchable {
	const rest = [above ?? category, collection].flatMap(allNames);
	const types = above === null ? [] : allNames(category);
	return { names: allNames(product), types, brand, rest, colours: colours ?? [] };
}

/** In the order of the words, so that two who add the same ones wait for each other. */
async function addWords(tx: Queryable, words: readonly KnownWord[]): Promise<void> {
	const rows = new Map(words.map((word) => [`${word.folded} ${word.concept}`, word]));
	const given = [...rows.values()].map(({ folded, concept, shown }) => ({
		word: folded,
		concept,
		shown,
		letters: lettersOf(folded),
	}));
	await tx.execute(sql`
		insert into search_word (word, concept, shown, letters)
		select word, concept, shown, letters
		from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (word text, concept text, shown text, letters int)
		order by word, concept
		on conflict do nothing`);
}
