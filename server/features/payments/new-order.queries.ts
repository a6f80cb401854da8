import { sql } from "drizzle-orm";
import type { Totals } from "#core/rules/checkout.ts";
import type { Tx } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import type { orderEvent } from "../../db/schema.ts";

type NewOrderRow = Totals &
	Pick<typeof orderEvent.$inferInsert, "actorKind" | "actorName"> & {
		tokenHash: Buffer;
		paymentStatus: string;
		currency: string;
		taxRate: number;
		code: string | null;
		deliveryId: string;
		deliveryName: string;
		deliveryTranslations: string | null;
		deliveryKind: string;
		deliveryDaysMin: number | null;
		deliveryDaysMax: number | null;
		clientId: number | null;
		name: string;
		lastname: string;
		phone: number | null;
		email: string;
		language: string | null;
		streetNumber: string;
		city: string;
		provinceDepartment: string;
		zipCode: string;
		particularDetails: string;
		reservedUntil: Date;
		now: Date;
		/** Its lines as JSON. */
		lines: string;
	};

const given = (name: keyof NewOrderRow) => sql.placeholder(name);

const NEW_ORDER = prepared<{ id: number }, NewOrderRow>(
	"order_new",
	sql`with written as (
			insert into orders (token_hash, status, payment_status, currency, subtotal_cents, discount_cents, shipping_cents, total_cents, tax_rate,
				code, code_held, delivery_id, delivery_name, delivery_translations, delivery_kind, delivery_days_min, delivery_days_max, stock_state,
				client_id, name, lastname, phone, email, language, street_number, city, province_department, zip_code, particular_details,
				reserved_until, created_at, updated_at)
			select ${given("tokenHash")}::bytea, 'Processing', ${given("paymentStatus")}::text, ${given("currency")}::text, ${given("subtotalCents")}::bigint,
				${given("discountCents")}::bigint, ${given("shippingCents")}::bigint, ${given("totalCents")}::bigint, ${given("taxRate")}::numeric,
				used.code, used.code is not null, ${given("deliveryId")}::text, ${given("deliveryName")}::text, ${given("deliveryTranslations")}::jsonb,
				${given("deliveryKind")}::text, ${given("deliveryDaysMin")}::int, ${given("deliveryDaysMax")}::int, 'reserved',
				${given("clientId")}::bigint, ${given("name")}::text, ${given("lastname")}::text, ${given("phone")}::bigint, ${given("email")}::text,
				${given("language")}::text, ${given("streetNumber")}::text, ${given("city")}::text, ${given("provinceDepartment")}::text,
				${given("zipCode")}::text, ${given("particularDetails")}::text, ${given("reservedUntil")}::timestamptz, made.at, made.at
			from (select ${given("code")}::text as code) used, (select ${given("now")}::timestamptz as at) made
			returning id, created_at
		), lines as (
			insert into order_line (order_id, line, product_id, variant_id, name, color_name, size, quantity, unit_cents, image)
			select w.id, l.line, l."productId", l."variantId", l.name, l."colorName", l.size, l.quantity, l."unitCents", l.image
			from written w, jsonb_to_recordset(${given("lines")}::jsonb) as l (line int, "productId" int, "variantId" int, name text,
				"colorName" text, size text, quantity int, "unitCents" int, image text)
		), placed as (
			insert into order_event (order_id, at, actor_kind, actor_name, kind, to_value)
			select w.id, w.created_at, ${given("actorKind")}::text, ${given("actorName")}::text, 'placed', 'Processing' from written w
		)
		select id from written`,
);

/** Writes an order with its lines and the beginning of its timeline. */
export async function insertOrder(tx: Tx, row: NewOrderRow): Promise<number> {
	const [written] = await NEW_ORDER(tx, row);
	return (written as { id: number }).id;
}
