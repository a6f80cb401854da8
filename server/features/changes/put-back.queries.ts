import { isDeepStrictEqual } from "node:util";
import { getTableColumns } from "drizzle-orm";
import { product } from "../../db/schema.ts";
import { type Columns, NOT_PUT_BACK, PRICING, STATE } from "./undo.rules.ts";

export type ProductRow = typeof product.$inferSelect;

const all = Object.entries(getTableColumns(product)).filter(([, column]) => column.generated === undefined);
const putBack = all.filter(([name]) => NOT_PUT_BACK.every((other) => other !== name));

/** The columns that taking back a change can write, by their names in the table. */
export const PUT_BACK = putBack.map(([, column]) => column.name);

const GROUPS: readonly (readonly string[])[] = [PRICING, STATE];

/** What a change did to a product, of the columns that can be put back; null when it did nothing to them. */
export function columnsChanged(
	before: Partial<ProductRow>,
	after: Partial<ProductRow>,
): { before: Columns; after: Columns } | null {
	const changed = new Set<string>();
	const isOtherSystem = after.systemId !== undefined && after.systemId !== before.systemId;
	for (const [name, column] of putBack) {
		if (!(name in after) || isDeepStrictEqual(before[name as keyof ProductRow], after[name as keyof ProductRow]))
			continue;
		if (name === "offeredSizes" && isOtherSystem) continue;
		for (const member of GROUPS.find((group) => group.includes(column.name)) ?? [column.name]) changed.add(member);
	}
	if (changed.size === 0) return null;
	const named = (row: Partial<ProductRow>): Columns =>
		Object.fromEntries(
			putBack
				.filter(([, column]) => changed.has(column.name))
				.map(([name, column]) => [column.name, row[name as keyof ProductRow] ?? null]),
		);
	return { before: named(before), after: named({ ...before, ...after }) };
}
