import type { Tx } from "../../db/client.ts";
import { refreshDocuments } from "../../search/documents.ts";
import { writeColumns } from "./changes.queries.ts";
import { columnsChanged, type ProductRow } from "./put-back.queries.ts";

/** Writes what became different of many products, in one statement. */
export async function writeProducts(
	tx: Tx,
	products: readonly { id: number; before: Partial<ProductRow>; after: Partial<ProductRow> }[],
	now: Date,
): Promise<void> {
	const rows = products.map(({ id, before, after }) => ({ id, columns: columnsChanged(before, after)?.after ?? {} }));
	await writeColumns(tx, rows, now);
	await refreshDocuments(
		tx,
		rows.map(({ id }) => id),
	);
}
