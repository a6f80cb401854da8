import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { PaperKind } from "#core/rules/papers.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { orders, paper, paperDue, paperSeries } from "../../db/schema.ts";

export type PaperRow = typeof paper.$inferSelect;
export type Due = typeof paperDue.$inferSelect;

/** With whether the account it belongs to has ended. */
export function listPapers(db: Queryable, orderId: number) {
	return db
		.select({ paper, isForgotten: sql<boolean>`${orders.personalDataRemovedAt} is not null` })
		.from(paper)
		.innerJoin(orders, eq(orders.id, paper.orderId))
		.where(eq(paper.orderId, orderId))
		.orderBy(asc(paper.id));
}

/** The next of what is still to be written, held until it is; whoever comes at the same time waits and takes another. */
export async function lockNextDue(tx: Tx, after: number): Promise<Due | null> {
	const [due] = await tx
		.select()
		.from(paperDue)
		.where(gt(paperDue.id, after))
		.orderBy(asc(paperDue.id))
		.limit(1)
		.for("update");
	return due ?? null;
}

export async function findInvoice(tx: Tx, orderId: number): Promise<PaperRow | null> {
	const [found] = await tx
		.select()
		.from(paper)
		.where(and(eq(paper.orderId, orderId), eq(paper.kind, "invoice")));
	return found ?? null;
}

/** Counts in the transaction that writes the paper: when that fails, the number was never given. */
export async function takeNumber(tx: Tx, kind: PaperKind, series: string): Promise<number> {
	const [taken] = await tx
		.insert(paperSeries)
		.values({ kind, series, last: 1 })
		.onConflictDoUpdate({ target: [paperSeries.kind, paperSeries.series], set: { last: sql`${paperSeries.last} + 1` } })
		.returning({ last: paperSeries.last });
	return (taken as { last: number }).last;
}

export async function writePaper(
	tx: Tx,
	due: Due,
	given: Omit<typeof paper.$inferInsert, "kind" | "orderId" | "cents">,
) {
	await tx.insert(paper).values({ kind: due.kind, orderId: due.orderId, cents: due.cents, ...given });
	await tx.delete(paperDue).where(eq(paperDue.id, due.id));
}

export async function deletePapersBefore(db: Queryable, before: Date): Promise<void> {
	await db.delete(paper).where(lt(paper.issuedAt, before));
}
