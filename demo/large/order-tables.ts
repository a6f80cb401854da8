import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { paymentAttempt } from "#server/db/schema.ts";
import { CURRENCY, details, outcomes, TAX_RATE } from "../order-rows.ts";
import { DAY } from "../times.ts";
import { oneOf, share } from "./chance.ts";
import { sentBy } from "./orders.ts";

const values = Object.entries(outcomes).map(([outcome, { status, paymentStatus, state, stockState }]) => {
	const answer = outcome === "refunded" ? outcomes.approved : { status, paymentStatus };
	return sql`(${outcome}, ${status}, ${paymentStatus}, ${state}, ${stockState}, ${answer.status}, ${answer.paymentStatus})`;
});
/** What an outcome means, and what it meant at first. */
const ends = sql`(values ${sql.join(values, sql`, `)}) e (outcome, status, payment_status, state, stock_state, first_status, first_payment)`;
const luck = sql.raw("d.luck");
/** The lowest bits chose the outcome: what is left of them still differs. */
const further = sql.raw("hashint8(d.luck)::bigint");
const detail = sql.join(
	[
		sql`case d.outcome`,
		...Object.entries(details).map(
			([outcome, choices]) => sql`when ${outcome} then ${oneOf(choices, share(further, 0))}`,
		),
		sql`end`,
	],
	sql` `,
);
/** A UUID that grows with the order's number, so that its index grows at its end. */
const uuid = (
	kind: string,
) => sql`(select (lpad(to_hex(d.id), 8, '0') || left(m, 4) || '4' || substr(m, 6, 3) || '8' || substr(m, 10, 15))::uuid
	from md5(${kind} || d.luck) m)`;

/** Writes the drawn orders with everything an order has; the tables that triggers keep are not among them. */
export async function writeDrawn(tx: Tx): Promise<void> {
	await tx.execute(sql`
		insert into orders (id, client_id, token_hash, status, payment_status, currency, subtotal_cents, discount_cents, shipping_cents, total_cents,
			delivery_id, delivery_name, delivery_translations, delivery_kind, delivery_days_min, delivery_days_max, tax_rate, code, code_held,
			stock_state, name, lastname, phone, email, street_number, city, province_department, zip_code, reserved_until, created_at, paid_at, updated_at)
		select d.id, t.client_id, case when t.client_id is null then sha256(convert_to('guest ' || d.luck, 'UTF8')) end,
			case when d.sent_at is null then e.status else 'Submited' end, e.payment_status, ${CURRENCY}, t.subtotal, t.discount, 0, t.total,
			${sentBy}, ${TAX_RATE}::int, t.code, t.code is not null and d.outcome in ('approved', 'pending'),
			e.stock_state, b.name, b.lastname, b.phone, b.email, b.street_number, b.city, b.province_department, b.zip_code,
			case when d.outcome = 'pending' then d.at + ${`${(7 * DAY) / 1000} seconds`}::interval end, d.at,
			case when d.outcome in ('approved', 'refunded') then d.answered_at end,
			case when d.outcome = 'refunded' then d.refunded_at else coalesce(d.sent_at, d.answered_at) end
		from drawn_order d join drawn_total t on t.id = d.id join ${ends} on e.outcome = d.outcome join client b on b.id = d.buyer_id
		order by d.id`);
	await tx.execute(sql`
		insert into order_line (order_id, line, product_id, variant_id, name, color_name, size, quantity, unit_cents, image)
		select id, line, product_id, variant_id, name, color_name, size, quantity, unit_cents, image from drawn_line order by id, line`);
	await tx.execute(sql`
		insert into payment_attempt (id, order_id, ${sql.identifier(paymentAttempt.bodyHash.name)}, actor_key, provider, provider_payment_id, state, status,
			status_detail, amount_cents, currency, installments, payment_method_id, created_at, asked_at, decided_at, refund_key, refund_state, refunded_cents)
		select ${uuid("payment")}, d.id, sha256(convert_to('demo order ' || d.id, 'UTF8')), coalesce('client:' || t.client_id, 'guest:' || t.phone),
			'mercadopago', (10000000 + d.id)::text, e.state, e.payment_status, ${detail}, t.total, ${CURRENCY},
			${oneOf([1, 1, 1, 3, 6], share(further, 1))}, ${oneOf(["visa", "visa", "master", "amex"], share(luck, 0))}, d.at, d.at + interval '400 milliseconds',
			case when d.outcome <> 'pending' then d.answered_at end, case when d.outcome = 'refunded' then ${uuid("refund")} end,
			case when d.outcome = 'refunded' then 'done' end, case when d.outcome = 'refunded' then t.total else 0 end
		from drawn_order d join drawn_total t on t.id = d.id join ${ends} on e.outcome = d.outcome
		order by d.id`);
	await tx.execute(sql`
		insert into refund (order_id, cents, state, by_kind, is_whole, restock, created_at, decided_at)
		select d.id, t.total, 'done', 'staff', true, true, d.refunded_at, d.refunded_at
		from drawn_order d join drawn_total t on t.id = d.id where d.outcome = 'refunded' order by d.id`);
	await tx.execute(sql`
		insert into order_event (order_id, at, actor_kind, actor_name, kind, from_value, to_value)
		select d.id, v.at, v.actor_kind, v.actor_name, v.kind, v.from_value, v.to_value
		from drawn_order d join drawn_total t on t.id = d.id join ${ends} on e.outcome = d.outcome
			cross join lateral (values
				(1, true, d.at, 'client', coalesce(t.login_name, ''), 'placed', null, 'Processing'),
				(2, true, d.answered_at, 'provider', '', 'payment', null, e.first_payment),
				(3, d.outcome <> 'pending', d.answered_at, 'shop', '', 'status', 'Processing', e.first_status),
				(4, d.sent_at is not null, d.sent_at, 'staff', 'employee', 'status', 'Completed', 'Submited'),
				(5, d.outcome = 'refunded', d.refunded_at, 'staff', 'admin', 'payment', 'approved', 'refunded'),
				(6, d.outcome = 'refunded', d.refunded_at, 'staff', 'admin', 'status', 'Completed', e.status)
			) v (place, happened, at, actor_kind, actor_name, kind, from_value, to_value)
		where v.happened order by d.id, v.place`);
	await tx.execute(sql`
		insert into stock_ledger (variant_id, size, delta, reason, order_id, line, effect, at)
		select l.variant_id, l.size, t.delta, t.reason, l.id, l.line, 1, t.at
		from drawn_order d join drawn_line l on l.id = d.id
			cross join lateral (values (1, true, -l.quantity, 'sale', d.answered_at), (2, d.outcome = 'refunded', l.quantity, 'cancel', d.refunded_at)
			) t (place, happened, delta, reason, at)
		where d.outcome in ('approved', 'refunded') and t.happened order by d.id, l.line, t.place`);
}
