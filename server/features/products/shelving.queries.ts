import { sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import type { StockMove } from "../../db/schema.ts";

type NewColour = {
	productId: number;
	position: number;
	name: string;
	hex: string;
	swatch: string;
	images: readonly string[];
};

/** Inserts colours with their pictures in two statements; answers their ids in the same order. */
export async function insertColours(tx: Tx, colours: readonly NewColour[]): Promise<number[]> {
	const { rows } = await tx.execute<{ id: number }>(sql`
		with given as (
			select * from jsonb_to_recordset(${JSON.stringify(colours.map((colour, at) => ({ ...colour, at })))}::jsonb)
				as given (at int, "productId" int, name text, hex text, swatch text, position int)
		), numbered as materialized (
			select nextval(pg_get_serial_sequence('variant', 'id'))::int as id, given.* from given
		), inserted as (
			insert into variant (id, product_id, color_name, swatch_hex, swatch_image, position)
			select id, "productId", name, hex, swatch, position from numbered
		)
		select id from numbered order by at`);
	const pictured = colours.map(({ images }, at) => ({ variantId: rows[at]?.id, images }));
	await tx.execute(sql`
		insert into variant_image (variant_id, position, image_id)
		select given."variantId", picture.place - 1, picture.id
		from jsonb_to_recordset(${JSON.stringify(pictured)}::jsonb) as given ("variantId" int, images jsonb),
			jsonb_array_elements_text(given.images) with ordinality as picture (id, place)`);
	return rows.map(({ id }) => id);
}

/** The first units of new colours, with their rows in the ledger. */
export async function insertStock(
	tx: Tx,
	units: readonly StockMove[],
	{ staffId, now }: { staffId: number | null; now: Date },
): Promise<void> {
	await tx.execute(sql`
		with given as materialized (
			select * from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as given ("variantId" int, size text, delta int)
		), placed as (
			insert into stock (variant_id, size, on_hand) select "variantId", size, delta from given
		)
		insert into stock_ledger (variant_id, size, delta, reason, staff_id, at)
		select "variantId", size, delta, 'initial', ${staffId}::int, ${now}::timestamptz from given where delta > 0`);
}

/** The colours that products have, in their order. */
export async function listColours(tx: Tx, productIds: readonly number[]) {
	const { rows } = await tx.execute<{ id: number; productId: number; name: string }>(sql`
		select id, product_id as "productId", color_name as name from variant
		where product_id = any(${sql.param(productIds)}::int[]) and removed_at is null order by product_id, position, id`);
	return rows;
}

/** The sizes products are offered in from now on. */
export async function setSizing(
	tx: Tx,
	sizings: readonly { id: number; systemId: string; offeredSizes: readonly string[] }[],
): Promise<void> {
	await tx.execute(sql`
		update product p set size_system = given."systemId",
			offered_sizes = array(select jsonb_array_elements_text(given."offeredSizes"))
		from jsonb_to_recordset(${JSON.stringify(sizings)}::jsonb) as given (id int, "systemId" text, "offeredSizes" jsonb)
		where p.id = given.id`);
}

/** The categories that are meant by names, in capitals or not, and by ids. They stay until the transaction ends. */
export async function holdCategories(tx: Tx, wanted: readonly (string | number)[]) {
	const names = wanted.filter((one) => typeof one === "string");
	const ids = wanted.filter((one) => typeof one === "number");
	const called = await tx.execute<{ meant: string; id: number }>(sql`
		select wanted.name as meant, c.id
		from unnest(${sql.param(names)}::text[]) as wanted (name) join category c on lower(c.name) = lower(trim(wanted.name))
		order by c.id for key share of c`);
	if (ids.length === 0) return called.rows;
	const known = await tx.execute<{ meant: number; id: number }>(sql`
		select id as meant, id from category where id = any(${sql.param(ids)}::int[]) order by id for key share`);
	return [...called.rows, ...known.rows];
}

/** The ids of all collections. They stay until the transaction ends. */
export async function holdCollections(tx: Tx): Promise<number[]> {
	const { rows } = await tx.execute<{ id: number }>(sql`select id from collection order by id for key share`);
	return rows.map(({ id }) => id);
}
