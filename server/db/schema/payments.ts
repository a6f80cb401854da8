import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { bytea, instant, oneOf, wide } from "./columns.ts";
import { actorKinds, orderLine, orders } from "./orders.ts";

export const attemptStates = [
	"claimed",
	"asked",
	"pending",
	"approved",
	"rejected",
	"cancelled",
	"refunded",
	"charged_back",
] as const;
export const refundStates = ["wanted", "done", "failed"] as const;

/**
 * What pays one order. Its id is the shopper's idempotency key and our reference at the provider; of an order by link it is
 * that of whoever made the order, and each card that is tried has a `reference` of its own.
 */
export const paymentAttempt = pgTable(
	"payment_attempt",
	{
		id: uuid("id").primaryKey(),
		orderId: wide("order_id")
			.notNull()
			.references(() => orders.id),
		/** Hash of the request, so that the same key with another body is noticed. */
		bodyHash: bytea("body_hash").notNull(),
		/** Who asked: the same key sent by somebody else is not theirs. */
		actorKey: text("actor_key").notNull(),
		/** The idempotency key of the latest try to pay an order by link. */
		reference: uuid("reference"),
		/** Hash of that try's request. */
		referenceHash: bytea("reference_hash"),
		/** So long an order by link can be paid; null for what is paid when it is placed. */
		offeredUntil: instant("offered_until"),
		provider: text("provider").notNull(),
		providerPaymentId: text("provider_payment_id"),
		state: text("state", { enum: attemptStates }).notNull(),
		status: text("status").notNull().default(""),
		statusDetail: text("status_detail").notNull().default(""),
		amountCents: wide("amount_cents").notNull(),
		currency: text("currency").notNull(),
		installments: integer("installments").notNull().default(1),
		/** What the card takes in all, with the cost of paying in parts; null while the provider has not said it. */
		paidTotalCents: wide("paid_total_cents"),
		paymentMethodId: text("payment_method_id").notNull().default(""),
		/** The answer the shopper got, given again when the request is repeated. */
		answer: jsonb("answer"),
		createdAt: instant("created_at").notNull().defaultNow(),
		askedAt: instant("asked_at"),
		decidedAt: instant("decided_at"),
		nextCheckAt: instant("next_check_at"),
		checks: integer("checks").notNull().default(0),
		refundKey: uuid("refund_key"),
		refundState: text("refund_state", { enum: refundStates }),
		refundedCents: wide("refunded_cents").notNull().default(0),
		/** Units that went back by line while the order stands; its sums are less these. */
		refundedUnits: integer("refunded_units").notNull().default(0),
	},
	(t) => [
		unique("payment_attempt_order_unique").on(t.orderId),
		unique("payment_attempt_provider_payment_unique").on(t.providerPaymentId),
		unique("payment_attempt_reference_unique").on(t.reference),
		check("payment_attempt_state_valid", oneOf(t.state, attemptStates)),
		check("payment_attempt_tried_by_link", sql`${t.reference} is null or ${t.offeredUntil} is not null`),
		check("payment_attempt_refund_state_valid", oneOf(t.refundState, refundStates)),
		check("payment_attempt_amount_positive", sql`${t.amountCents} >= 1`),
		check("payment_attempt_installments_positive", sql`${t.installments} >= 1`),
		check("payment_attempt_paid_total_positive", sql`${t.paidTotalCents} >= 1`),
		check(
			"payment_attempt_refund_within_amount",
			sql`${t.refundedCents} >= 0 and ${t.refundedCents} <= ${t.amountCents}`,
		),
		check("payment_attempt_refunded_units_not_negative", sql`${t.refundedUnits} >= 0`),
		index("payment_attempt_due").on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
		index("payment_attempt_paid").on(sql`coalesce(${t.decidedAt}, ${t.createdAt})`).where(sql`${t.state} = 'approved'`),
		index("payment_attempt_open").on(t.createdAt).where(sql`${t.state} in ('claimed', 'asked', 'pending')`),
		index("payment_attempt_refund_wanted").on(t.createdAt).where(sql`${t.refundState} = 'wanted'`),
	],
);

/**
 * Money that goes back, each time one row, written before the provider is asked. What is wanted and done together is never
 * more than was paid. The whole rest is also a wish of its attempt, under the same key.
 */
export const refund = pgTable(
	"refund",
	{
		id: wide("id").primaryKey().generatedAlwaysAsIdentity(),
		orderId: wide("order_id")
			.notNull()
			.references(() => orders.id),
		/** The idempotency key of whoever asked, and a hash of what they asked for; null where the order itself says that it is the same. */
		askKey: uuid("ask_key"),
		bodyHash: bytea("body_hash"),
		/** What the provider knows the request by; null for what went back without being asked for here. */
		providerKey: uuid("provider_key"),
		providerRefundId: text("provider_refund_id"),
		byKind: text("by_kind", { enum: actorKinds }).notNull(),
		cents: wide("cents").notNull(),
		state: text("state", { enum: refundStates }).notNull(),
		/** All that is left, shipping too. */
		isWhole: boolean("is_whole").notNull(),
		/** The units that go back are put on the shelf. */
		restock: boolean("restock").notNull(),
		reason: text("reason").notNull().default(""),
		createdAt: instant("created_at").notNull().defaultNow(),
		decidedAt: instant("decided_at"),
	},
	(t) => [
		unique("refund_ask_key_unique").on(t.askKey),
		uniqueIndex("refund_whole_wanted_once").on(t.orderId).where(sql`${t.isWhole} and ${t.state} = 'wanted'`),
		check("refund_state_valid", oneOf(t.state, refundStates)),
		check("refund_by_kind_valid", oneOf(t.byKind, actorKinds)),
		check("refund_cents_positive", sql`${t.cents} >= 1`),
		index("refund_by_order").on(t.orderId),
		index("refund_wanted").on(t.id).where(sql`${t.state} = 'wanted'`),
	],
);

/** What goes back by line. `restocked`: these units lie on the shelf again. */
export const refundLine = pgTable(
	"refund_line",
	{
		refundId: wide("refund_id")
			.notNull()
			.references(() => refund.id),
		orderId: wide("order_id").notNull(),
		line: integer("line").notNull(),
		quantity: integer("quantity").notNull(),
		cents: wide("cents").notNull(),
		/** Whether these go on the shelf; null: as the refund says. */
		restock: boolean("restock"),
		restocked: boolean("restocked").notNull().default(false),
	},
	(t) => [
		primaryKey({ columns: [t.refundId, t.line] }),
		foreignKey({
			name: "refund_line_order_line_fk",
			columns: [t.orderId, t.line],
			foreignColumns: [orderLine.orderId, orderLine.line],
		}),
		check("refund_line_quantity_positive", sql`${t.quantity} >= 1`),
		check("refund_line_cents_not_negative", sql`${t.cents} >= 0`),
		index("refund_line_by_order").on(t.orderId, t.line),
	],
);

/** The provider's notifications, each kept once before it is applied. */
export const webhookEvent = pgTable(
	"webhook_event",
	{
		id: text("id").primaryKey(),
		topic: text("topic").notNull(),
		providerPaymentId: text("provider_payment_id"),
		payload: jsonb("payload").notNull(),
		receivedAt: instant("received_at").notNull().defaultNow(),
		appliedAt: instant("applied_at"),
		attempts: integer("attempts").notNull().default(0),
		lastError: text("last_error"),
	},
	(t) => [
		index("webhook_event_waiting").on(t.receivedAt).where(sql`${t.appliedAt} is null`),
		index("webhook_event_by_payment").on(t.providerPaymentId),
	],
);
