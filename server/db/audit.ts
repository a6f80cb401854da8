import { sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";

/** Each query finds what must not exist: in a healthy shop it returns no row. */
export type AuditQuery = { name: string; sql: string };

/** A payment that is undecided for longer has been forgotten; the provider may hold one in process for seven days. */
const STUCK_AFTER = "8 days";

export const auditQueries = (stuckAfter = STUCK_AFTER): AuditQuery[] => [
	{
		name: "stock is negative, or more is reserved than there is",
		sql: "select variant_id, size, on_hand, reserved from stock where on_hand < 0 or reserved < 0 or reserved > on_hand",
	},
	{
		name: "the ledger does not add up to what is on hand",
		sql: `select s.variant_id, s.size, s.on_hand, coalesce(sum(l.delta), 0) as ledger
			from stock s left join stock_ledger l using (variant_id, size)
			group by s.variant_id, s.size, s.on_hand having coalesce(sum(l.delta), 0) <> s.on_hand`,
	},
	{
		name: "reserved units are not those of the orders that reserve",
		sql: `select s.variant_id, s.size, s.reserved, coalesce(sum(kept.units), 0) as ordered
			from stock s left join (
				select exchange_variant_id as variant_id, exchange_size as size, quantity as units from return_line where exchange_held
				union all
				select l.variant_id, l.size, least(sum(l.quantity), o.reserved_at_most) as units
				from orders o join order_line l on l.order_id = o.id where o.stock_state = 'reserved'
				group by o.id, l.variant_id, l.size) kept using (variant_id, size)
			group by s.variant_id, s.size, s.reserved having coalesce(sum(kept.units), 0) <> s.reserved`,
	},
	{
		name: "a guest's payment in process keeps more units than it may",
		sql: `select o.id, l.variant_id, l.size, sum(l.quantity) as units
			from orders o join payment_attempt a on a.order_id = o.id join order_line l on l.order_id = o.id
			where o.stock_state = 'reserved' and o.reserved_at_most is null and a.state = 'pending' and a.actor_key = 'guest'
				and o.created_at < now() - interval '1 day'
			group by o.id, l.variant_id, l.size having sum(l.quantity) > 3`,
	},
	{
		name: "an order's stock state and its ledger disagree",
		sql: `select o.id, l.line, o.stock_state from orders o join order_line l on l.order_id = o.id
			left join stock_ledger g on g.order_id = l.order_id and g.line = l.line
			left join returned_line r on r.order_id = l.order_id and r.line = l.line
			left join returning_line w on w.order_id = l.order_id and w.line = l.line
			group by o.id, l.line, o.stock_state, l.quantity, r.units, r.restocked, w.exchanged
			having coalesce(sum(g.delta), 0) <> case o.stock_state when 'taken' then coalesce(r.restocked, 0) - l.quantity
				else coalesce(r.restocked - r.units, 0) - coalesce(w.exchanged, 0) end`,
	},
	{
		name: "more is given back than was paid",
		sql: `select a.order_id, a.amount_cents, sum(r.cents) as given from payment_attempt a join refund r on r.order_id = a.order_id
			where r.state <> 'failed' group by a.order_id, a.amount_cents having sum(r.cents) > a.amount_cents`,
	},
	{
		name: "what was given back is not what the refunds say",
		sql: `select a.order_id, a.refunded_cents, coalesce(r.cents, 0) as told, a.refunded_units, coalesce(r.units, 0) as units
			from payment_attempt a left join (
				select order_id, sum(cents) as cents, sum((select coalesce(sum(l.quantity), 0) from refund_line l where l.refund_id = refund.id)) as units
				from refund where state = 'done' group by order_id) r on r.order_id = a.order_id
			where a.refunded_cents <> coalesce(r.cents, 0) or a.refunded_units <> coalesce(r.units, 0)`,
	},
	{
		name: "more of a line goes back than was bought",
		sql: `select l.order_id, l.line, l.quantity, sum(b.quantity) as back from order_line l
			join refund_line b on b.order_id = l.order_id and b.line = l.line join refund r on r.id = b.refund_id
			where r.state <> 'failed' group by l.order_id, l.line, l.quantity having sum(b.quantity) > l.quantity`,
	},
	{
		name: "an order has no payment attempt",
		sql: "select o.id from orders o where not exists (select from payment_attempt a where a.order_id = o.id)",
	},
	{
		name: "a completed or sent order has no approved payment",
		sql: `select o.id, o.status, a.state from orders o left join payment_attempt a on a.order_id = o.id
			where o.status in ('Completed', 'Submited') and a.state is distinct from 'approved'`,
	},
	{
		name: "more of a line was sent than was bought",
		sql: `select l.order_id, l.line, l.quantity, sum(p.quantity) as sent from order_line l
			join shipment_line p on p.order_id = l.order_id and p.line = l.line
			join shipment s on s.id = p.shipment_id and s.taken_back_at is null
			group by l.order_id, l.line having sum(p.quantity) > l.quantity`,
	},
	{
		name: "more of a line is returned than was sent",
		sql: `select l.order_id, l.line, sum(l.quantity) as returned from return_line l join return_request r on r.id = l.return_id
			where r.state in ('requested', 'approved', 'received') group by l.order_id, l.line
			having sum(l.quantity) > coalesce((select sum(s.quantity) from sent_line s where s.order_id = l.order_id and s.line = l.line), 0)`,
	},
	{
		name: "a return holds units after it has ended, or was received without an outcome",
		sql: `select l.return_id, l.line, r.state from return_line l join return_request r on r.id = l.return_id
			where (l.exchange_held and r.state not in ('requested', 'approved')) or (r.state = 'received') <> (l.outcome is not null)`,
	},
	{
		name: "an exchange and the ledger disagree",
		sql: `select l.return_id, l.line, l.outcome from return_line l join order_line b on b.order_id = l.order_id and b.line = l.line
				left join stock_ledger g on g.return_id = l.return_id and g.line = l.line
			group by l.return_id, l.line, b.variant_id, b.size
			having coalesce(sum(g.delta) filter (where g.delta < 0 and (g.variant_id, g.size) = (l.exchange_variant_id, l.exchange_size)), 0)
					<> case l.outcome when 'exchange' then -l.quantity else 0 end
				or coalesce(sum(g.delta) filter (where g.delta > 0 and (g.variant_id, g.size) = (b.variant_id, b.size)), 0)
					<> case when l.outcome = 'exchange' and l.restock then l.quantity else 0 end`,
	},
	{
		name: "a returned line's money is in no refund",
		sql: `select l.return_id, l.line from return_line l join return_request r on r.id = l.return_id
				left join refund_line f on f.refund_id = r.refund_id and f.line = l.line
			where l.outcome = 'refund' and f.quantity is distinct from l.quantity`,
	},
	{
		name: "a sent order has parcels, and something in none of them",
		sql: `select o.id, u.line, u.quantity from orders o join unsent_line u on u.order_id = o.id
			where o.status = 'Submited' and exists (select from shipment s where s.order_id = o.id and s.taken_back_at is null)`,
	},
	{
		name: "an order's total is not its lines minus discount plus shipping",
		sql: `select o.id, o.total_cents from orders o left join order_line l on l.order_id = o.id group by o.id
			having coalesce(sum(l.quantity::bigint * l.unit_cents), 0) <> o.subtotal_cents
				or o.total_cents <> o.subtotal_cents - o.discount_cents + o.shipping_cents`,
	},
	{
		name: "the amount asked of the provider is not the order's total",
		sql: `select o.id, o.total_cents, a.amount_cents from orders o join payment_attempt a on a.order_id = o.id
			where a.amount_cents <> o.total_cents or a.currency <> o.currency`,
	},
	{
		name: "invoices or credit notes are not numbered without gaps",
		sql: `select s.kind, s.series, s.last, count(p.id) as papers, min(p.number) as first, max(p.number) as highest
			from paper_series s left join paper p using (kind, series) group by s.kind, s.series, s.last
			having count(p.id) > 0 and (max(p.number) <> s.last or s.last - min(p.number) + 1 <> count(p.id))`,
	},
	{
		name: "an invoice is not what its order cost, or its credit notes are more than was given back",
		sql: `select i.order_id, i.cents, o.total_cents, a.refunded_cents, coalesce(sum(c.cents), 0) as credited
			from paper i join orders o on o.id = i.order_id join payment_attempt a on a.order_id = i.order_id
				left join paper c on c.order_id = i.order_id and c.kind = 'credit_note'
			where i.kind = 'invoice' group by i.order_id, i.cents, o.total_cents, a.refunded_cents
			having i.cents <> o.total_cents or coalesce(sum(c.cents), 0) > a.refunded_cents`,
	},
	{
		name: "a claim is free although its gift is bought, or held although its money went back",
		sql: `select c.id, c.released_at from gift_claim c cross join lateral (
				select bool_or(o.status <> 'Canceled') as lives, bool_or(o.paid_at is not null) as paid
				from gift_order g join orders o on o.id = g.order_id where g.claim_id = c.id) bought
			where bought.lives and c.released_at is not null or not bought.lives and bought.paid and c.released_at is null`,
	},
	{
		name: "an order of a gift holds something else than its claim, or says where it goes",
		sql: `select o.id, c.product_id, c.quantity from gift_order g join orders o on o.id = g.order_id
				join gift_claim c on c.id = g.claim_id join order_line l on l.order_id = o.id
			where (l.product_id, l.quantity) <> (c.product_id, c.quantity) or o.street_number <> '' or o.city <> ''`,
	},
	{
		name: "a product's rating is not the mean of its reviews",
		sql: `select p.id, p.rating, p.review_count from product p left join review r on r.product_id = p.id and r.hidden_at is null group by p.id
			having p.review_count <> count(r.id) or p.rating <> coalesce(round(avg(r.stars), 2), 0)`,
	},
	{
		name: "a search counts a product as something it is not",
		sql: `select p.id from product p left join product_search s on s.product_id = p.id
			where (s.collection_id, s.category_id, s.is_offer, s.is_on_sale)
				is distinct from (p.collection_id, p.category_id, p.is_offer, p.off_sale_at is null)`,
	},
	{
		name: "a filter takes a product for something it is not",
		sql: `select p.id from product p left join product_facet f on f.product_id = p.id
			where (f.is_on_sale, f.is_offer, f.collection_id, f.category_id, f.unit_cents, f.rating, f.brand, f.created_at, f.sizes)
					is distinct from (p.off_sale_at is null, p.is_offer, p.collection_id, p.category_id, p.unit_cents, p.rating, p.brand, p.created_at, p.offered_sizes)
				or f.in_stock is distinct from array(
					select distinct s.size from variant v join stock s on s.variant_id = v.id
					where v.product_id = p.id and v.removed_at is null and s.on_hand > s.reserved order by s.size
				)
				or f.dots is distinct from array(
					select distinct v.swatch_hex from variant v
					where v.product_id = p.id and v.removed_at is null and v.swatch_hex <> '' order by v.swatch_hex
				)`,
	},
	{
		name: "an order is not found by what it says",
		sql: `select w.order_id from order_words w left join order_search s on s.order_id = w.order_id
			where s.words is distinct from w.words`,
	},
	{
		name: "a discount code's uses are not the orders that hold one",
		sql: `select c.code, c.uses, count(o.id) as held from discount_code c left join orders o on o.code = c.code and o.code_held
			group by c.code having count(o.id) <> c.uses`,
	},
	{
		name: "the shop's sums are not what a recount finds",
		sql: `select measure, day::text, tallied.amount as tallied, recount.amount as counted
			from recount full join (select measure, day, sum(amount) as amount from tally group by measure, day having sum(amount) <> 0) tallied
				using (measure, day)
			where recount.amount is distinct from tallied.amount`,
	},
	{
		name: "a payment attempt has stayed undecided for too long",
		sql: `select id, order_id, state, created_at from payment_attempt
			where state in ('claimed', 'asked', 'pending') and created_at < now() - interval '${stuckAfter}'`,
	},
];

export type AuditFinding = { name: string; rows: Record<string, unknown>[] };

/** A large shop is recounted in minutes, and nobody waits. */
const LONGEST_MS = 30 * 60_000;

/** What is wrong with the shop's books; empty when nothing is. At most ten rows of each kind. */
export function runAudit(db: Queryable, stuckAfter = STUCK_AFTER): Promise<AuditFinding[]> {
	return db.transaction(async (tx) => {
		await tx.execute(sql.raw(`set local statement_timeout = ${LONGEST_MS}`));
		const findings: AuditFinding[] = [];
		for (const query of auditQueries(stuckAfter)) {
			const patient = { text: `${query.sql} limit 10`, query_timeout: LONGEST_MS };
			const { rows } = await tx.$client.query<Record<string, unknown>>(patient);
			if (rows.length > 0) findings.push({ name: query.name, rows });
		}
		return findings;
	});
}
