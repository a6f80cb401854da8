import { and, eq, sql } from "drizzle-orm";
import type { LineRefund } from "#core/rules/refunds.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { orderLine, paymentAttempt, refund, refundLine } from "../../db/schema.ts";

export type Refund = typeof refund.$inferSelect;
/** `restock`: whether these go on the shelf; null: as the refund says. */
type RefundedLine = LineRefund & { restock: boolean | null };
export type RefundWithLines = Refund & { lines: RefundedLine[] };

/** A refund that is wanted and not made, with what the provider needs to know. */
export type OpenRefund = Pick<Refund, "id" | "orderId" | "isWhole" | "cents" | "providerKey"> & {
	attemptId: string;
	providerPaymentId: string | null;
};

/** All refunds of an order, the oldest first. Whoever writes one has locked the order. */
export async function listRefunds(tx: Tx, orderId: number): Promise<RefundWithLines[]> {
	const rows = await tx.select().from(refund).where(eq(refund.orderId, orderId)).orderBy(refund.id);
	if (rows.length === 0) return [];
	const lines = await tx.select().from(refundLine).where(eq(refundLine.orderId, orderId)).orderBy(refundLine.line);
	return rows.map((row) => ({ ...row, lines: lines.filter(({ refundId }) => refundId === row.id) }));
}

export function listBoughtLines(tx: Tx, orderId: number) {
	const { line, quantity, unitCents } = orderLine;
	return tx
		.select({ line, quantity, unitCents })
		.from(orderLine)
		.where(eq(orderLine.orderId, orderId))
		.orderBy(orderLine.line);
}

/** How many of each line are with a return whose money is not on its way. */
export async function listReturning(tx: Tx, orderId: number): Promise<Map<number, number>> {
	const { rows } = await tx.execute<{ line: number; units: number }>(
		sql`select line, units from returning_line where order_id = ${orderId}`,
	);
	return new Map(rows.map(({ line, units }) => [line, units]));
}

const open = {
	id: refund.id,
	orderId: refund.orderId,
	isWhole: refund.isWhole,
	cents: refund.cents,
	// The attempt says the key of the whole: an older version beside may have given it another.
	providerKey: sql<
		string | null
	>`case when ${refund.isWhole} then ${paymentAttempt.refundKey} else ${refund.providerKey} end`,
	attemptId: paymentAttempt.id,
	providerPaymentId: paymentAttempt.providerPaymentId,
};

export function listOpenRefunds(db: Queryable, provider: string, limit: number): Promise<OpenRefund[]> {
	return db
		.select(open)
		.from(refund)
		.innerJoin(paymentAttempt, eq(paymentAttempt.orderId, refund.orderId))
		.where(and(eq(refund.state, "wanted"), eq(paymentAttempt.provider, provider)))
		.orderBy(refund.id)
		.limit(limit);
}

export async function findOpenRefund(db: Queryable, id: number): Promise<OpenRefund | undefined> {
	const [row] = await db
		.select(open)
		.from(refund)
		.innerJoin(paymentAttempt, eq(paymentAttempt.orderId, refund.orderId))
		.where(and(eq(refund.id, id), eq(refund.state, "wanted")));
	return row;
}

/** A version of the shop that knows whole refunds alone keeps their wish with the attempt; here each has a row. */
export async function adoptWishes(db: Queryable): Promise<void> {
	await db.execute(sql`
		update refund r set state = 'failed' from payment_attempt a
		where r.state = 'wanted' and r.is_whole and a.order_id = r.order_id and a.refund_state = 'failed'`);
	await db.execute(sql`
		insert into refund (order_id, provider_key, by_kind, cents, state, is_whole, restock)
		select a.order_id, a.refund_key, 'staff', a.amount_cents - given.cents, 'wanted', true, not exists (
			select from order_event e where e.order_id = a.order_id and e.kind = 'status' and e.to_value = 'Submited')
		from payment_attempt a cross join lateral (
			select coalesce(sum(r.cents), 0) as cents, coalesce(bool_or(r.is_whole and r.state = 'wanted'), false) as is_known
			from refund r where r.order_id = a.order_id and r.state <> 'failed'
		) given
		where a.refund_state = 'wanted' and a.state = 'approved' and not given.is_known and a.amount_cents > given.cents
		on conflict do nothing`);
}
