import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { product } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { listUnits, readColours, removeColours, restoreColour, takeUnitsBack } from "./colours.queries.ts";
import { type Colour, takenBack, type Undo } from "./undo.rules.ts";

/**
 * Takes back what an import did to one product, as a change of its own: what others changed since stays, and so do units
 * that were sold. A product the import made goes off sale without its colours; its orders keep both.
 */
export async function undoProduct(deps: Deps, tx: Tx, who: StaffMember, undo: Undo): Promise<void> {
	const now = deps.now();
	const [row] = await tx.select().from(product).where(eq(product.id, undo.id)).for("no key update");
	if (!row) return;
	const units = undo.kind === "create" ? [] : undo.units;
	for (const change of units) await takeUnitsBack(tx, change, who.staffId, now);
	const current = await readColours(tx, undo.id);
	const added = undo.kind === "create" ? current : addedColours(undo.colours, current);
	const ids = added.map(({ id }) => id);
	for (const left of await listUnits(tx, ids)) await takeUnitsBack(tx, left, who.staffId, now);
	if (ids.length > 0) await removeColours(tx, ids, now);
	if (undo.kind === "change" && undo.colours) await restoreColours(tx, undo.colours, current);
	const columns =
		undo.kind === "create"
			? { offSaleAt: now, draft: false, publishAt: null }
			: withDates(takenBack(row, undo.columns));
	await tx
		.update(product)
		.set({ ...columns, version: sql`${product.version} + 1`, updatedAt: now })
		.where(eq(product.id, undo.id));
	await noteInAuditLog(deps, tx, who, "products.undoImport", undo.id, { name: row.name });
}

type Colours = { before: Colour[]; after: Colour[] };

function addedColours(colours: Colours | null, current: readonly Colour[]): Colour[] {
	const before = new Set(colours?.before.map(({ id }) => id));
	const added = new Set(colours?.after.map(({ id }) => id).filter((id) => !before.has(id)));
	return current.filter(({ id }) => added.has(id));
}

async function restoreColours(tx: Tx, { before, after }: Colours, current: readonly Colour[]): Promise<void> {
	for (const colour of before) {
		const left = after.find(({ id }) => id === colour.id);
		const isTheirs = isDeepStrictEqual(
			left,
			current.find(({ id }) => id === colour.id),
		);
		if (left && isTheirs && !isDeepStrictEqual(left, colour)) await restoreColour(tx, colour);
	}
}

/** Dates are kept as texts. */
function withDates(columns: Record<string, unknown>): Record<string, unknown> {
	const dates = ["offSaleAt", "publishAt"].filter((name) => typeof columns[name] === "string");
	return { ...columns, ...Object.fromEntries(dates.map((name) => [name, new Date(columns[name] as string)])) };
}
