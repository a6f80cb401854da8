import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { PaperContent } from "#core/contract/papers.ts";
import type { Language } from "#core/languages.ts";
import type { PaperKind } from "#core/rules/papers.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { columnsOf, prepared } from "../../db/prepared.ts";
import { orders, paper, paperDue } from "../../db/schema.ts";
import type { Bought, MadeRefund } from "./credited.rules.ts";

export type PaperRow = typeof paper.$inferSelect;
/** With the language its reader is written to in; null when none is known. */
export type Due = typeof paperDue.$inferSelect & { language: Language | null };

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
	await TURN(tx, {});
}

const TURN = prepared<never, Record<never, never>>(
	"paper_turn",
	sql`select pg_advisory_xact_lock(hashtextextended('papers', 0))`,
);

/** The next of what is still to be written, in the language of whoever gets it, held until it is. */
export async function lockNextDue(tx: Tx, after: number, most: number): Promise<Due[]> {
	return DUE(tx, { after, most });
}

const DUE = prepared<Due, { after: number; most: number }>(
	"paper_due_next",
	sql`select ${columnsOf(paperDue)}, coalesce(o.language, c.language) as language
		from ${paperDue} join orders o on o.id = ${paperDue.orderId} left join client c on c.id = o.client_id
		where ${paperDue.id} > ${sql.placeholder("after")} order by ${paperDue.id} limit ${sql.placeholder("most")} for update of paper_due`,
);

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
	const [taken] = await NUMBER(tx, { kind, series });
	return (taken as { last: number }).last;
}

const NUMBER = prepared<{ last: number }, { kind: PaperKind; series: string }>(
	"paper_number",
	sql`insert into paper_series as s (kind, series, last) values (${sql.placeholder("kind")}, ${sql.placeholder("series")}, 1)
		on conflict (kind, series) do update set last = s.last + 1 returning last`,
);

type Written = { series: string; number: number; content: PaperContent; issuedAt: Date };

export async function writePaper(tx: Tx, { id: dueId }: Due, { content, ...given }: Written): Promise<void> {
	await WRITE(tx, { dueId, ...given, content: JSON.stringify(content) });
}

const WRITE = prepared<never, Omit<Written, "content"> & { dueId: number; content: string }>(
	"paper_write",
	sql`with due as (delete from paper_due where id = ${sql.placeholder("dueId")} returning kind, order_id, cents)
		insert into paper (kind, order_id, cents, series, number, content, issued_at)
		select due.kind, due.order_id, due.cents, ${sql.placeholder("series")}::text, ${sql.placeholder("number")}::int,
			${sql.placeholder("content")}::jsonb, ${sql.placeholder("issuedAt")}::timestamptz from due`,
);

export async function deletePapersBefore(db: Queryable, before: Date): Promise<void> {
	await db.delete(paper).where(lt(paper.issuedAt, before));
}
