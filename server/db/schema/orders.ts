import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { LANGUAGES } from "#core/languages.ts";
import { DELIVERY_KINDS } from "#core/rules/delivery.ts";
import type { NameTranslations } from "#core/rules/translations.ts";
import { product, variant } from "./catalogue.ts";
import { bytea, folded, instant, oneOf, wide } from "./columns.ts";
import { client } from "./people.ts";
import { category } from "./shelves.ts";
import { size } from "./sizes.ts";

export const orderStatuses = ["Canceled", "Submited", "Completed", "Processing"] as const;
export const stockStates = ["reserved", "taken", "released"] as const;
export const actorKinds = ["client", "staff", "shop", "provider"] as const;

/**
 * `code` is kept in upper case. It takes a percentage or an amount off, never both. The second code of a name is `NAME~2`,
 * so that orders go on naming the one they used; of all that have a name one at most has not ended.
 */
export const discountCode = pgTable(
	"discount_code",
	{
		code: text("code").primaryKey(),
		percent: integer("percent"),
		amountCents: integer("amount_cents"),
		startsAt: instant("starts_at").notNull().defaultNow(),
		endsAt: instant("ends_at"),
		maxUses: integer("max_uses"),
		uses: integer("uses").notNull().default(0),
		endedAt: instant("ended_at"),
		/** The least that must be bought of what it counts; null for any sum. */
		minimumCents: integer("minimum_cents"),
		/** The category it counts, with those below it; null for everything. */
		categoryId: integer("category_id").references(() => category.id),
		oncePerClient: boolean("once_per_client").notNull().default(false),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(t) => [
		uniqueIndex("discount_code_name_unique").on(sql`split_part(${t.code}, '~', 1)`).where(sql`${t.endedAt} is null`),
		index("discount_code_by_name").on(sql`split_part(${t.code}, '~', 1)`),
		check("discount_code_minimum_positive", sql`${t.minimumCents} > 0`),
		check("discount_code_upper_case", sql`${t.code} = upper(${t.code}) and ${t.code} <> ''`),
		check("discount_code_one_kind", sql`num_nonnulls(${t.percent}, ${t.amountCents}) = 1`),
		check("discount_code_percent_range", sql`${t.percent} between 1 and 99`),
		check("discount_code_amount_positive", sql`${t.amountCents} > 0`),
		check("discount_code_max_uses_positive", sql`${t.maxUses} > 0`),
		check(
			"discount_code_uses_within_limit",
			sql`${t.uses} >= 0 and (${t.maxUses} is null or ${t.uses} <= ${t.maxUses})`,
		),
		check("discount_code_period_valid", sql`${t.endsAt} > ${t.startsAt}`),
	],
);

/** Money and currency never change after the order is made, the address only by a correction before it leaves; personal data can only be removed, and that once. */
export const orders = pgTable(
	"orders",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		clientId: wide("client_id").references(() => client.id, { onDelete: "set null" }),
		/** Hash of the token with which a guest sees this order. */
		tokenHash: bytea("token_hash"),
		status: text("status", { enum: orderStatuses }).notNull(),
		/** The payment's own status, as the provider says it. */
		paymentStatus: text("payment_status").notNull().default(""),
		currency: text("currency").notNull(),
		subtotalCents: wide("subtotal_cents").notNull(),
		discountCents: wide("discount_cents").notNull().default(0),
		shippingCents: wide("shipping_cents").notNull().default(0),
		totalCents: wide("total_cents").notNull(),
		/** How it gets there, as it was offered when it was chosen; `shippingCents` is what that cost. Null: from before there was a choice. */
		deliveryId: text("delivery_id"),
		deliveryName: text("delivery_name"),
		deliveryTranslations: jsonb("delivery_translations").$type<NameTranslations>(),
		deliveryKind: text("delivery_kind", { enum: DELIVERY_KINDS }),
		deliveryDaysMin: integer("delivery_days_min"),
		deliveryDaysMax: integer("delivery_days_max"),
		taxRate: numeric("tax_rate", { precision: 5, scale: 2, mode: "number" }).notNull(),
		code: text("code").references(() => discountCode.code),
		/** This order holds one use of its code. */
		codeHeld: boolean("code_held").notNull().default(false),
		stockState: text("stock_state", { enum: stockStates }).notNull(),
		name: text("name").notNull(),
		lastname: text("lastname").notNull(),
		phone: wide("phone"),
		email: text("email").notNull(),
		/** Of the page it was made on: its mails are written in it. Null: in the account's, or the shop's first. */
		language: text("language", { enum: LANGUAGES }),
		streetNumber: text("street_number").notNull().default(""),
		city: text("city").notNull().default(""),
		provinceDepartment: text("province_department").notNull().default(""),
		zipCode: text("zip_code").notNull().default(""),
		particularDetails: text("particular_details").notNull().default(""),
		/** Buyer's name in lower case without accents; compare with `plain_text(input)`. */
		searchName: text("search_name").notNull().generatedAlwaysAs(sql`public.plain_text(name || ' ' || lastname)`),
		/** When staff last corrected where it goes; without it the address never changes. */
		addressCorrectedAt: instant("address_corrected_at"),
		personalDataRemovedAt: instant("personal_data_removed_at"),
		reservedUntil: instant("reserved_until"),
		/** So many units of each size are still reserved, if it has that many; null: all of them. */
		reservedAtMost: integer("reserved_at_most"),
		version: integer("version").notNull().default(1),
		createdAt: instant("created_at").notNull().defaultNow(),
		paidAt: instant("paid_at"),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(t) => [
		check("orders_status_valid", oneOf(t.status, orderStatuses)),
		check("orders_stock_state_valid", oneOf(t.stockState, stockStates)),
		check("orders_amounts_not_negative", sql`least(${t.subtotalCents}, ${t.discountCents}, ${t.shippingCents}) >= 0`),
		check("orders_total_adds_up", sql`${t.totalCents} = ${t.subtotalCents} - ${t.discountCents} + ${t.shippingCents}`),
		check("orders_delivery_whole", sql`num_nonnulls(${t.deliveryId}, ${t.deliveryName}, ${t.deliveryKind}) in (0, 3)`),
		check("orders_delivery_kind_valid", oneOf(t.deliveryKind, DELIVERY_KINDS)),
		check(
			"orders_delivery_days_valid",
			sql`num_nonnulls(${t.deliveryDaysMin}, ${t.deliveryDaysMax}) = 0
				or (${t.deliveryId} is not null and ${t.deliveryDaysMin} >= 0 and ${t.deliveryDaysMax} >= ${t.deliveryDaysMin}) is true`,
		),
		check("orders_total_minimum", sql`${t.totalCents} >= 1`),
		check(
			"orders_reserved_at_most_valid",
			sql`${t.reservedAtMost} is null or (${t.reservedAtMost} > 0 and ${t.stockState} = 'reserved')`,
		),
		check("orders_language_valid", oneOf(t.language, LANGUAGES)),
		check("orders_held_code_named", sql`not ${t.codeHeld} or ${t.code} is not null`),
		index("orders_by_age").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
		index("orders_by_status").on(t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
		index("orders_by_client").on(t.clientId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
		index("orders_by_code").on(t.code).where(sql`${t.code} is not null`),
		index("orders_by_code_and_mail").on(t.code, folded(t.email)).where(sql`${t.codeHeld}`),
		index("orders_by_mail").on(folded(t.email), t.id),
		index("orders_by_reservation").on(t.reservedUntil).where(sql`${t.stockState} = 'reserved'`),
		index("orders_by_payment_day").on(t.paidAt).where(sql`${t.paidAt} is not null`),
		index("orders_by_phone").on(sql`(${t.phone}::text) text_pattern_ops`),
		index("orders_by_payment").on(t.paymentStatus, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
		index("orders_by_delivery").on(t.deliveryId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
		index("orders_by_total").on(t.totalCents.desc().nullsFirst(), t.id.desc().nullsFirst()),
	],
);

/** What was bought, at the price and under the name of that moment. Never altered. */
export const orderLine = pgTable(
	"order_line",
	{
		orderId: wide("order_id")
			.notNull()
			.references(() => orders.id),
		line: integer("line").notNull(),
		productId: integer("product_id")
			.notNull()
			.references(() => product.id),
		variantId: integer("variant_id")
			.notNull()
			.references(() => variant.id),
		name: text("name").notNull(),
		colorName: text("color_name").notNull(),
		size: text("size")
			.notNull()
			.references(() => size.name),
		quantity: integer("quantity").notNull(),
		unitCents: integer("unit_cents").notNull(),
		image: text("image").notNull().default(""),
	},
	(t) => [
		primaryKey({ columns: [t.orderId, t.line] }),
		check("order_line_quantity_positive", sql`${t.quantity} > 0`),
		check("order_line_price_positive", sql`${t.unitCents} > 0`),
		index("order_line_by_product").on(t.productId),
		index("order_line_by_variant").on(t.variantId, t.size),
	],
);

/** An order's timeline. */
export const orderEvent = pgTable(
	"order_event",
	{
		id: wide("id").primaryKey().generatedAlwaysAsIdentity(),
		orderId: wide("order_id")
			.notNull()
			.references(() => orders.id, { onDelete: "cascade" }),
		at: instant("at").notNull().defaultNow(),
		actorKind: text("actor_kind", { enum: actorKinds }).notNull(),
		actorName: text("actor_name").notNull().default(""),
		kind: text("kind").notNull(),
		fromValue: text("from_value"),
		toValue: text("to_value"),
		note: text("note").notNull().default(""),
	},
	(t) => [
		check("order_event_actor_valid", oneOf(t.actorKind, actorKinds)),
		index("order_event_by_order").on(t.orderId, t.at, t.id),
	],
);

/** A guest's order that goes to an account made from it, once the account's address is verified. */
export const orderClaim = pgTable(
	"order_claim",
	{
		orderId: wide("order_id")
			.primaryKey()
			.references(() => orders.id, { onDelete: "cascade" }),
		clientId: wide("client_id")
			.notNull()
			.references(() => client.id, { onDelete: "cascade" }),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(t) => [index("order_claim_by_client").on(t.clientId)],
);
