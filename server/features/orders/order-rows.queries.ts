import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Order, OrderDetail, OrderEvent, OrderedLine } from "#core/contract/orders.ts";
import type { Refund } from "#core/contract/refunds.ts";
import type { Language } from "#core/languages.ts";
import { includedTax } from "#core/rules/checkout.ts";
import { codeName } from "#core/rules/discount.ts";
import { installmentsOf } from "#core/rules/installments.ts";
import { fromCents } from "#core/rules/money.ts";
import type { OrderStatus } from "#core/rules/order-status.ts";

type LineRow = Omit<OrderedLine, "price"> & { unitCents: number };
type RefundRow = Omit<Refund, "amount"> & { cents: number };
export type OrderRow = {
	id: number;
	status: OrderStatus;
	payment_status: string;
	status_detail: string | null;
	provider_payment_id: string | null;
	refund_state: Order["refund"];
	refunded_cents: number | null;
	installments: number | null;
	paid_total_cents: number | null;
	currency: string;
	subtotal_cents: number;
	discount_cents: number;
	shipping_cents: number;
	total_cents: number;
	delivery: Omit<NonNullable<Order["delivery"]>, "price"> | null;
	tax_rate: number;
	code: string | null;
	created_at: string;
	phone: number | null;
	name: string;
	lastname: string;
	email: string;
	address: Order["address"];
	lines: LineRow[] | null;
	version: number;
	timeline?: OrderEvent[] | null;
	shipments?: OrderDetail["shipments"] | null;
	refunds?: RefundRow[] | null;
	is_cancellable?: boolean;
	is_guest?: boolean;
	pay_until?: string | null;
	gift_to?: string | null;
};

/** PostgreSQL writes an instant as JSON would: ISO 8601 in UTC. */
export const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const DELIVERY = sql`case when o.delivery_id is not null then json_build_object('id', o.delivery_id, 'name', o.delivery_name,
	'translations', o.delivery_translations, 'kind', o.delivery_kind, 'days', case when o.delivery_days_min is not null
		then json_build_array(o.delivery_days_min, o.delivery_days_max) end) end`;
/** What a line is called by readers of a language, while its product is called as when it was bought. */
const nameFor = (language: Language | Placeholder | undefined) =>
	language === undefined
		? sql`l.name`
		: sql`coalesce((select p.translations -> ${language}::text ->> 'name' from product p
			where p.id = l.product_id and p.name = l.name), l.name)`;
/** Who got all the money back gave all of the line back. */
const REFUNDED = sql`case when a.state in ('refunded', 'charged_back') then l.quantity else coalesce(
	(select r.units from returned_line r where r.order_id = l.order_id and r.line = l.line), 0) end`;
export const REFUNDS = sql`(select json_agg(json_build_object('id', r.id, 'at', ${iso(sql`r.created_at`)}, 'cents', r.cents, 'state', r.state,
	'reason', r.reason, 'lines', coalesce((select json_agg(json_build_object('line', l.line, 'quantity', l.quantity) order by l.line)
		from refund_line l where l.refund_id = r.id), '[]')) order by r.id)
	from refund r where r.order_id = o.id)`;
export const WAS_SENT = sql`(exists (select from order_event e where e.order_id = o.id and e.kind = 'status' and e.to_value = 'Submited')
	or exists (select from shipment s where s.order_id = o.id and s.taken_back_at is null))`;
export const PAY_UNTIL = sql`case when a.state = 'claimed' and o.status = 'Processing' then ${iso(sql`a.offered_until`)} end`;
/** What is read of every order, under the names of `OrderRow`. */
export const columns = (language?: Language | Placeholder) => sql`
	o.id, o.status, o.payment_status, a.status_detail, a.provider_payment_id, a.refund_state, a.refunded_cents, a.installments, a.paid_total_cents, o.currency,
	o.subtotal_cents, o.discount_cents, o.shipping_cents, o.total_cents, ${DELIVERY} as delivery, o.tax_rate, o.code, ${iso(sql`o.created_at`)} as created_at,
	o.phone, o.name, o.lastname, o.email, o.version,
	json_build_object('streetNumber', o.street_number, 'city', o.city, 'provinceDepartment', o.province_department,
		'zipCode', o.zip_code, 'particularDetails', o.particular_details) as address,
	(select json_agg(json_build_object('line', l.line, 'productid', l.product_id, 'name', ${nameFor(language)}, 'color', l.color_name, 'size', l.size,
		'quantity', l.quantity, 'refunded', ${REFUNDED}, 'unitCents', l.unit_cents, 'image', l.image) order by l.line)
		from order_line l where l.order_id = o.id) as lines`;

export function toOrder(row: OrderRow): Order {
	return {
		orderId: row.id,
		orderStatus: row.status,
		paymentStatus: row.payment_status || "unknown",
		paymentStatusDetail: row.status_detail ?? "",
		paymentId: paymentIdOf(row.provider_payment_id),
		refund: row.refund_state,
		refunded: fromCents(row.refunded_cents ?? 0),
		currency: row.currency,
		subtotal: fromCents(row.subtotal_cents),
		discount: fromCents(row.discount_cents),
		shipping: fromCents(row.shipping_cents),
		delivery: row.delivery && {
			...row.delivery,
			translations: row.delivery.translations ?? undefined,
			price: fromCents(row.shipping_cents),
		},
		total: fromCents(row.total_cents),
		installments: installmentsOf(row.installments ?? 1, row.paid_total_cents),
		tax: fromCents(includedTax(row.total_cents, row.tax_rate)),
		taxRate: row.tax_rate,
		code: row.code && codeName(row.code),
		createdAt: row.created_at,
		ClientPhone: row.phone,
		Client: { name: row.name, lastname: row.lastname },
		email: row.email,
		address: row.address,
		orderDetails: (row.lines ?? []).map(({ unitCents, ...line }) => ({ ...line, price: fromCents(unitCents) })),
		version: row.version,
	};
}

/** Mercado Pago's ids are numbers; a provider whose are not keeps its text. */
export function paymentIdOf(id: string | null): number | string | null {
	return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : id;
}
