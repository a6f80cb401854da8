import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytea, instant, oneOf, wide } from "./columns.ts";
import { orders } from "./orders.ts";

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

/** One try to pay one order. Its id is the shopper's idempotency key and our reference at the provider. */
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
	},
	(t) => [
		unique("payment_attempt_order_unique").on(t.orderId),
		unique("payment_attempt_provider_payment_unique").on(t.providerPaymentId),
		check("payment_attempt_state_valid", oneOf(t.state, attemptStates)),
		check("payment_attempt_refund_state_valid", oneOf(t.refundState, refundStates)),
		check("payment_attempt_amount_positive", sql`${t.amountCents} >= 1`),
		check("payment_attempt_installments_positive", sql`${t.installments} >= 1`),
		check("payment_attempt_paid_total_positive", sql`${t.paidTotalCents} >= 1`),
		check(
			"payment_attempt_refund_within_amount",
			sql`${t.refundedCents} >= 0 and ${t.refundedCents} <= ${t.amountCents}`,
		),
		index("payment_attempt_due").on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
		index("payment_attempt_open").on(t.createdAt).where(sql`${t.state} in ('claimed', 'asked', 'pending')`),
		index("payment_attempt_refund_wanted").on(t.createdAt).where(sql`${t.refundState} = 'wanted'`),
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
