import type { Pool } from "pg";
import type { Deps } from "../../deps.ts";
import { CatalogueIndex } from "./catalogue-index.rules.ts";
import type { FacetRow } from "./facet-codes.rules.ts";

/** So many rows are read at once when a process reads the catalogue for the first time. */
const AT_ONCE = 20_000;
/** And so many of those that changed since, because people look at pages meanwhile: a file of products changes thousands. */
const CHANGED_AT_ONCE = 1_000;

const ROWS = `
	select product_id as id, is_on_sale as "isOnSale", is_offer as "isOffer", collection_id as collection, category_id as category,
		unit_cents as cents, (rating * 100)::int as rating, brand, (extract(epoch from created_at) * 1000000)::float8 as created,
		array_to_string(sizes, e'\\n') as sizes, array_to_string(in_stock, e'\\n') as "inStock", array_to_string(dots, e'\\n') as dots,
		changed_by::text as "changedBy"
	from product_facet`;

type ChangedRow = FacetRow & { changedBy: string };

/** The process's own copy of what products are filtered by, and up to when it has been read. */
export class CatalogueReader {
	private index = new CatalogueIndex();
	/** Every transaction before this one is in the copy. */
	private readUpTo: string | null = null;
	private reading: Promise<unknown> = Promise.resolve();

	/** The copy with every change that was committed before the call. One reads after the other: none brings old rows back. */
	read(pool: Pool): Promise<CatalogueIndex> {
		const read = this.reading.then(() => this.catchUp(pool));
		this.reading = read.catch(() => undefined);
		return read;
	}

	/** Reads everything anew next time: who was cut off from the database may find another one there, with other transactions. */
	forget(): void {
		this.reading = this.reading.then(() => {
			this.index = new CatalogueIndex();
			this.readUpTo = null;
		});
	}

	private async catchUp(pool: Pool): Promise<CatalogueIndex> {
		// Asked for before the rows: what is committed between the two is read twice, and nothing is missed.
		const { rows } = await pool.query<{ oldest: string }>(
			"select pg_snapshot_xmin(pg_current_snapshot())::text as oldest",
		);
		if (this.readUpTo === null) await this.readAll(pool);
		else await this.readChanged(pool, this.readUpTo);
		this.readUpTo = rows[0]?.oldest ?? null;
		return this.index;
	}

	private async readChanged(pool: Pool, since: string): Promise<void> {
		let read: ChangedRow[];
		let last = { changedBy: since, id: 0 };
		do {
			({ rows: read } = await pool.query<ChangedRow>(
				`${ROWS} where (changed_by, product_id) > ($1::xid8, $2) order by changed_by, product_id limit ${CHANGED_AT_ONCE}`,
				[last.changedBy, last.id],
			));
			this.index.apply(read);
			last = read.at(-1) ?? last;
		} while (read.length === CHANGED_AT_ONCE);
	}

	private async readAll(pool: Pool): Promise<void> {
		let read: FacetRow[];
		let after = 0;
		do {
			({ rows: read } = await pool.query<FacetRow>(
				`${ROWS} where product_id > $1 order by product_id limit ${AT_ONCE}`,
				[after],
			));
			this.index.apply(read);
			after = read.at(-1)?.id ?? after;
		} while (read.length === AT_ONCE);
	}
}

/** The catalogue as it is counted and filtered, read again once something about it has changed. */
export function readIndex({ pool, cache, catalogue }: Pick<Deps, "pool" | "cache" | "catalogue">) {
	return cache.counts.get("index", "in-stock", () => catalogue.read(pool));
}
