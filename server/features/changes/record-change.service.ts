import { and, arrayContains, eq, not, sql } from "drizzle-orm";
import type { AuditAction } from "#core/rules/audit-actions.ts";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import type { Tx } from "../../db/client.ts";
import { type ColourChange, catalogueChange, type StockMove } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { type HeldChange, insertChanged } from "./changes.queries.ts";
import { leaveOffers } from "./joined-offers.queries.ts";
import { columnsChanged, type ProductRow } from "./put-back.queries.ts";

/** What was done to one product: its columns before and after, those that did not change may be left out. */
export type ProductChange = {
	id: number;
	before: Partial<ProductRow>;
	after: Partial<ProductRow>;
	stock?: readonly StockMove[];
	addedVariants?: readonly number[];
	removedVariants?: readonly number[];
	colours?: readonly ColourChange[];
};

/** What a change led to, and the change itself where it can be taken back. */
export type Changed<T> = { value: T; change: number | null };

type Told = {
	action: AuditAction;
	subject: string | number;
	detail?: Record<string, unknown>;
	rights: readonly StaffRight[];
};

/**
 * Notes a change of products in the audit log, so that it can be taken back. Null when it did nothing that could be: then
 * it is noted and no more.
 */
export async function recordChange(
	deps: Pick<Deps, "now">,
	tx: Tx,
	actor: StaffMember,
	{ products, ...told }: Told & { products: readonly ProductChange[] },
): Promise<number | null> {
	if (!products.some(canBeUndone)) {
		await noteInAuditLog(deps, tx, actor, told.action, told.subject, told.detail);
		return null;
	}
	const id = await beginChange(deps, tx, actor, told);
	await addToChange(tx, id, products);
	return id;
}

/** Notes a change that is made in several transactions: what each does to products is added to it. */
export async function beginChange(
	deps: Pick<Deps, "now">,
	tx: Tx,
	actor: StaffMember,
	{ action, subject, detail, rights }: Told,
): Promise<number> {
	const auditId = await noteInAuditLog(deps, tx, actor, action, subject, detail);
	return insertChange(deps, tx, { staffId: actor.staffId, auditId, rights });
}

/** Taking a change back is a change like others; null when nothing was put back. */
export async function recordUndo(
	deps: Pick<Deps, "now">,
	tx: Tx,
	actor: StaffMember,
	{ id, held, isEmpty }: { id: number; held: HeldChange; isEmpty: boolean },
): Promise<number | null> {
	const subject = `${held.products} ${held.products === 1 ? "product" : "products"}`;
	const detail = { change: id, action: held.action };
	const auditId = await noteInAuditLog(deps, tx, actor, "changes.undo", subject, detail);
	return isEmpty ? null : insertChange(deps, tx, { staffId: actor.staffId, auditId, rights: held.rights });
}

async function insertChange(
	{ now }: Pick<Deps, "now">,
	tx: Tx,
	{ rights, ...made }: { staffId: number | null; auditId: number; rights: readonly StaffRight[] },
): Promise<number> {
	const [row] = await tx
		.insert(catalogueChange)
		.values({ ...made, rights: [...rights], at: now() })
		.returning({ id: catalogueChange.id });
	return (row as { id: number }).id;
}

/** A change that is made in several transactions may come to need one more right. */
export async function needRight(tx: Tx, id: number, right: StaffRight): Promise<void> {
	await tx
		.update(catalogueChange)
		.set({ rights: sql`array_append(${catalogueChange.rights}, ${right})` })
		.where(and(eq(catalogueChange.id, id), not(arrayContains(catalogueChange.rights, [right]))));
}

/**
 * More of a change that is made in several transactions; a product is said once. One that comes to a percentage is no
 * longer in other offers of the same.
 */
export async function addToChange(tx: Tx, id: number, products: readonly ProductChange[]): Promise<void> {
	await insertChanged(
		tx,
		id,
		products.filter(canBeUndone).map(({ id: productId, before, after, ...shelf }) => ({
			productId,
			...(columnsChanged(before, after) ?? { before: {}, after: {} }),
			...NOTHING_MOVED,
			...shelf,
		})),
	);
	await leaveOffers(tx, products.flatMap(percentGiven));
}

function percentGiven({ id, before, after }: ProductChange): { id: number; percent: number }[] {
	const percent = after.offerPercent;
	return percent && percent !== before.offerPercent ? [{ id, percent }] : [];
}

const NOTHING_MOVED = { stock: [], addedVariants: [], removedVariants: [], colours: [] };

function canBeUndone({ id: _, before, after, ...shelf }: ProductChange): boolean {
	return Object.values(shelf).some((moved) => moved.length > 0) || columnsChanged(before, after) !== null;
}
