import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { PaperKind } from "#core/rules/papers.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { orders, paper, paperDue, paperSeries } from "../../db/schema.ts";
import type { Bought, MadeRefund } from "./credited.rules.ts";

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

/**
 * Numbers without gaps are given by one at a time: whoever comes waits here in line, once, and then reads what is left.
 * Waiting for one row after another, somebody could be overtaken until the statement's time is up.
 */
export async function waitForTurn(tx: Tx): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('papers', 0))`);
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

/** An order's refunds in the order they were made, with the lines they were asked for by. */
export async function listMadeRefunds(tx: Tx, orderId: number): Promise<MadeRefund[]> {
	const { rows } = await tx.execute<MadeRefund>(sql`
		select r.cents, r.is_whole as "isWhole", coalesce((select json_agg(json_build_object('line', l.line, 'quantity', l.quantity) order by l.line)
			from refund_line l where l.refund_id = r.id), '[]') as lines
		from refund r where r.order_id = ${orderId} and r.state = 'done' order by r.decided_at, r.id`);
	return rows;
}

/** What an order's lines and ways cost when it was bought. */
export async function findBought(tx: Tx, orderId: number): Promise<Bought> {
	const { rows } = await tx.execute<Bought>(sql`
		select discount_cents as "discountCents", shipping_cents as "shippingCents", (
			select json_agg(json_build_object('line', l.line, 'quantity', l.quantity, 'unitCents', l.unit_cents) order by l.line)
			from order_line l where l.order_id = orders.id) as lines
		from orders where id = ${orderId}`);
	return rows[0] as Bought;
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
