import { sql } from "drizzle-orm";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import type { Tx } from "../../db/client.ts";
import type { ColourChange, StockMove } from "../../db/schema.ts";
import { PUT_BACK } from "./put-back.queries.ts";
import { type ChangedProduct, type Columns, SHELVES, type ShelfColumn } from "./undo.rules.ts";

type ChangedRow = {
	productId: number;
	before: Columns;
	after: Columns;
	stock: readonly StockMove[];
	addedVariants: readonly number[];
	removedVariants: readonly number[];
	colours: readonly ColourChange[];
};

export async function insertChanged(tx: Tx, changeId: number, changed: readonly ChangedRow[]): Promise<void> {
	await tx.execute(sql`
		insert into changed_product (change_id, product_id, before, after, stock, added_variants, removed_variants, colours)
		select ${changeId}, "productId", before, after, stock, array(select jsonb_array_elements_text("addedVariants")::int),
			array(select jsonb_array_elements_text("removedVariants")::int), colours
		from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given ("productId" int, before jsonb, after jsonb,
			stock jsonb, "addedVariants" jsonb, "removedVariants" jsonb, colours jsonb)`);
}

export type HeldChange = {
	staffId: number | null;
	rights: StaffRight[];
	action: string;
	/** How many products it changed. */
	products: number;
	at: Date | string;
	undoneAt: Date | string | null;
	/** The import that made it. */
	importId: number | null;
	/** The import still adds to it, or it is being taken back. */
	isGoingOn: boolean;
};

/** Held until the end of the transaction: who comes second waits, and sees that it is done. */
export async function holdChange(tx: Tx, id: number): Promise<HeldChange | undefined> {
	// By itself, so that what is read after waiting is as the one before left it.
	await tx.execute(sql`select from catalogue_change where id = ${id} for update`);
	const { rows } = await tx.execute<HeldChange>(sql`
		select c.staff_id as "staffId", c.rights, c.at, c.undone_at as "undoneAt", l.action,
			(select count(*) from changed_product where change_id = c.id) as products,
			(select max(i.id) from product_import i where i.change_id = c.id) as "importId",
			exists (select from product_import i where i.change_id = c.id and i.state in ('applying', 'undoing')) as "isGoingOn"
		from catalogue_change c join audit_log l on l.id = c.audit_id where c.id = ${id}`);
	return rows[0];
}

/** The change that a change is being taken back by, or was. */
export async function findUndo(tx: Tx, id: number): Promise<number | null> {
	const { rows } = await tx.execute<{ id: number }>(sql`
		select c.id from catalogue_change c join audit_log l on l.id = c.audit_id
		where l.action = 'changes.undo' and l.detail -> 'change' = to_jsonb(${id}::bigint) order by c.id limit 1`);
	return rows[0]?.id ?? null;
}

export type HeldProduct = ChangedProduct & {
	id: number;
	name: string;
	stock: StockMove[];
	addedVariants: number[];
	removedVariants: number[];
	colours: ColourChange[];
};

/** The next products of a change that are not back yet, held in the order in which everybody locks them. */
export async function holdProducts(tx: Tx, changeId: number, limit: number): Promise<HeldProduct[]> {
	const { rows } = await tx.execute<HeldProduct>(sql`
		select p.id, p.name, c.before, c.after, c.stock, c.added_variants as "addedVariants",
			c.removed_variants as "removedVariants", c.colours,
			array(
				select key from jsonb_object_keys(c.after) key, (select to_jsonb(p) as is, to_jsonb(jsonb_populate_record(p, c.after)) as made) o
				where o.is -> key = o.made -> key
			) as untouched,
			jsonb_build_object('cents', p.price_cents, 'percent', p.offer_percent, 'offerCents', p.price_offer_cents) as now
		from changed_product c join product p on p.id = c.product_id
		where c.change_id = ${changeId} and c.undone_at is null
		order by p.id limit ${limit} for no key update of p`);
	return rows;
}

/** Tells which of the categories and collections that are written are there; those stay until the transaction ends. */
export async function holdShelvesOf(tx: Tx, rows: readonly { columns: Columns }[]) {
	const held = new Map<ShelfColumn, ReadonlySet<unknown>>();
	for (const column of Object.keys(SHELVES) as ShelfColumn[]) {
		const ids = [...new Set(rows.flatMap(({ columns }) => (column in columns ? [columns[column]] : [])))];
		if (ids.length === 0) continue;
		const { rows: there } = await tx.execute<{ id: number }>(sql`
			select id from ${sql.identifier(SHELVES[column])} where id = any(${sql.param(ids)}::int[]) order by id for key share`);
		held.set(column, new Set(there.map(({ id }) => id)));
	}
	return (column: ShelfColumn, id: unknown) => held.get(column)?.has(id) ?? false;
}

/** Writes what is given of each product and nothing else. */
export async function writeColumns(
	tx: Tx,
	rows: readonly { id: number; columns: Columns }[],
	now: Date,
): Promise<void> {
	const columns = sql.raw(PUT_BACK.join(", "));
	const written = sql.raw(PUT_BACK.map((name) => `n.${name}`).join(", "));
	await tx.execute(sql`
		update product p set (${columns}) = (select ${written} from jsonb_populate_record(p, u.columns) n),
			version = p.version + 1, updated_at = ${now}
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as u (id int, columns jsonb) where p.id = u.id`);
}

/** Tells whether that was the last of the change. */
export async function markUndone(tx: Tx, changeId: number, productIds: readonly number[], now: Date): Promise<boolean> {
	await tx.execute(sql`
		update changed_product set undone_at = ${now}
		where change_id = ${changeId} and product_id = any(${sql.param(productIds)}::int[])`);
	const { rows } = await tx.execute(sql`
		update catalogue_change set undone_at = ${now} where id = ${changeId}
			and not exists (select from changed_product where change_id = ${changeId} and undone_at is null)
		returning id`);
	return rows.length > 0;
}

/** Units in the order in which orders lock them. */
export async function holdStock(tx: Tx, moves: readonly StockMove[]) {
	const { rows } = await tx.execute<StockMove & { productId: number; onHand: number; reserved: number }>(sql`
		select s.variant_id as "variantId", s.size, m.delta, v.product_id as "productId", s.on_hand as "onHand", s.reserved
		from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m ("variantId" int, size text, delta int)
			join stock s on s.variant_id = m."variantId" and s.size = m.size join variant v on v.id = s.variant_id
		order by s.variant_id, s.size for update of s`);
	return rows;
}

/** Each with its row in the ledger. */
export async function writeStockMoves(
	tx: Tx,
	moves: readonly StockMove[],
	staffId: number | null,
	now: Date,
): Promise<void> {
	await tx.execute(sql`
		with m as (select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m ("variantId" int, size text, delta int)),
			moved as (update stock s set on_hand = s.on_hand + m.delta from m where s.variant_id = m."variantId" and s.size = m.size)
		insert into stock_ledger (variant_id, size, delta, reason, staff_id, at)
		select "variantId", size, delta, 'staff', ${staffId}::int, ${now} from m`);
}
