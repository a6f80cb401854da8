import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { variant } from "./catalogue.ts";
import { instant, oneOf, wide } from "./columns.ts";
import { orderLine } from "./orders.ts";
import { staff } from "./people.ts";
import { size } from "./sizes.ts";

export const stockReasons = ["initial", "sale", "cancel", "resale", "staff", "exchange"] as const;

/** Units of one size: `onHand` lie in the shop, of which `reserved` wait for a payment. For sale: the difference. */
export const stock = pgTable(
	"stock",
	{
		variantId: integer("variant_id")
			.notNull()
			.references(() => variant.id, { onDelete: "cascade" }),
		size: text("size")
			.notNull()
			.references(() => size.name),
		onHand: integer("on_hand").notNull().default(0),
		reserved: integer("reserved").notNull().default(0),
	},
	(t) => [
		primaryKey({ columns: [t.variantId, t.size] }),
		index("stock_running_out")
			.on(sql`(${t.onHand} - ${t.reserved})`, t.variantId)
			.where(sql`${t.onHand} - ${t.reserved} <= 3`),
		check("stock_on_hand_not_negative", sql`${t.onHand} >= 0`),
		check("stock_reserved_not_negative", sql`${t.reserved} >= 0`),
		check("stock_reserved_within_on_hand", sql`${t.reserved} <= ${t.onHand}`),
	],
);

/**
 * Every change of `stock.onHand`, never altered: the sum of the deltas is what is on hand.
 * `effect` counts the rounds of an order that is cancelled and sold again, so that no round happens twice.
 */
export const stockLedger = pgTable(
	"stock_ledger",
	{
		id: wide("id").primaryKey().generatedAlwaysAsIdentity(),
		variantId: integer("variant_id").notNull(),
		size: text("size").notNull(),
		delta: integer("delta").notNull(),
		reason: text("reason", { enum: stockReasons }).notNull(),
		orderId: wide("order_id"),
		line: integer("line"),
		effect: integer("effect"),
		/** Of a return that was received: what takes the garment's place, and the garment itself. */
		returnId: wide("return_id"),
		staffId: integer("staff_id").references(() => staff.id),
		at: instant("at").notNull().defaultNow(),
	},
	(t) => [
		foreignKey({
			name: "stock_ledger_stock_fk",
			columns: [t.variantId, t.size],
			foreignColumns: [stock.variantId, stock.size],
		}),
		foreignKey({
			name: "stock_ledger_order_line_fk",
			columns: [t.orderId, t.line],
			foreignColumns: [orderLine.orderId, orderLine.line],
		}),
		unique("stock_ledger_effect_once").on(t.orderId, t.line, t.reason, t.effect),
		index("stock_ledger_by_stock").on(t.variantId, t.size),
		uniqueIndex("stock_ledger_exchange_once")
			.on(t.returnId, t.line, sql`(${t.delta} > 0)`)
			.where(sql`${t.returnId} is not null`),
		check(
			"stock_ledger_exchange_reason",
			sql`(${t.reason} = 'exchange') = (num_nonnulls(${t.returnId}, ${t.line}) = 2 and ${t.orderId} is null)`,
		),
		check("stock_ledger_reason_valid", oneOf(t.reason, stockReasons)),
		check(
			"stock_ledger_order_reason",
			sql`(${t.reason} in ('sale', 'cancel', 'resale')) = (num_nonnulls(${t.orderId}, ${t.line}, ${t.effect}) = 3)`,
		),
		check(
			"stock_ledger_delta_sign",
			sql`case when ${t.reason} in ('sale', 'resale') then ${t.delta} < 0 when ${t.reason} = 'cancel' then ${t.delta} > 0 else true end`,
		),
	],
);
