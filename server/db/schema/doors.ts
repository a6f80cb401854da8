import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { API_SCOPES, type ApiScope, KEY_NAME_MAX } from "#core/rules/api-scopes.ts";
import {
	DELIVERY_PROBLEMS,
	DELIVERY_STATES,
	ENDPOINT_ADDRESS_MAX,
	ENDPOINT_NAME_MAX,
	OFF_REASONS,
	type WebhookEvent,
} from "#core/rules/webhooks.ts";
import { bytea, folded, instant, isObject, oneOf, wide } from "./columns.ts";

const scopeList = sql.raw(API_SCOPES.map((scope) => `'${scope}'`).join(", "));

/** What lets another program call; of the key itself only its hash is here. */
export const apiKey = pgTable(
	"api_key",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		name: text("name").notNull(),
		hash: bytea("hash").notNull(),
		/** The last letters of the key. */
		ending: text("ending").notNull(),
		scopes: text("scopes").array().$type<ApiScope[]>().notNull(),
		/** Who made it, as they were called then. */
		madeBy: text("made_by").notNull(),
		createdAt: instant("created_at").notNull().defaultNow(),
		lastUsedAt: instant("last_used_at"),
		expiresAt: instant("expires_at"),
		revokedAt: instant("revoked_at"),
	},
	(t) => [
		uniqueIndex("api_key_hash_unique").on(t.hash),
		uniqueIndex("api_key_name_unique").on(folded(t.name)).where(sql`${t.revokedAt} is null`),
		check("api_key_name_bounded", sql`length(${t.name}) between 1 and ${sql.raw(String(KEY_NAME_MAX))}`),
		check("api_key_scopes_valid", sql`cardinality(${t.scopes}) > 0 and ${t.scopes} <@ array[${scopeList}]`),
	],
);

/** Where another program is told what happens. Its secrets are here as they are: each message is signed with them. */
export const webhookEndpoint = pgTable(
	"webhook_endpoint",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		name: text("name").notNull(),
		address: text("address").notNull(),
		events: text("events").array().$type<WebhookEvent[]>().notNull(),
		isOn: boolean("is_on").notNull().default(true),
		offReason: text("off_reason", { enum: OFF_REASONS }),
		secret: text("secret").notNull(),
		oldSecret: text("old_secret"),
		oldSecretUntil: instant("old_secret_until"),
		failingSince: instant("failing_since"),
		/** Who added it, as they were called then. */
		madeBy: text("made_by").notNull(),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(t) => [
		uniqueIndex("webhook_endpoint_name_unique").on(folded(t.name)),
		check("webhook_endpoint_name_bounded", sql`length(${t.name}) between 1 and ${sql.raw(String(ENDPOINT_NAME_MAX))}`),
		check("webhook_endpoint_address_bounded", sql`length(${t.address}) <= ${sql.raw(String(ENDPOINT_ADDRESS_MAX))}`),
		check(
			"webhook_endpoint_off_reason_valid",
			sql`${oneOf(t.offReason, OFF_REASONS)} and (${t.offReason} is null or not ${t.isOn})`,
		),
		check("webhook_endpoint_old_secret_whole", sql`num_nonnulls(${t.oldSecret}, ${t.oldSecretUntil}) in (0, 2)`),
	],
);

/** Something that happened and somebody wants to hear of, written by triggers in the transaction in which it did. */
export const toldEvent = pgTable(
	"told_event",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		/** The `webhook-id` of every attempt to tell it. */
		message: text("message").notNull().default(sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`),
		type: text("type").notNull(),
		/** What would be the same event: once per transaction. */
		key: text("key").notNull(),
		data: jsonb("data").$type<Record<string, string | number | boolean>>().notNull(),
		at: instant("at").notNull().default(sql`clock_timestamp()`),
	},
	(t) => [
		unique("told_event_message_unique").on(t.message),
		unique("told_event_key_unique").on(t.key),
		index("told_event_by_age").on(t.at),
		check("told_event_data_is_object", isObject(t.data)),
	],
);

/**
 * An event on its way to one receiver. Nothing holds the receiver's row: who pays while a receiver is being deleted must not
 * wait for that, or fail with it.
 */
export const webhookDelivery = pgTable(
	"webhook_delivery",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		eventId: wide("event_id")
			.notNull()
			.references(() => toldEvent.id, { onDelete: "cascade" }),
		endpointId: integer("endpoint_id").notNull(),
		state: text("state", { enum: DELIVERY_STATES }).notNull().default("waiting"),
		attempts: integer("attempts").notNull().default(0),
		/** Not before this moment; null: at once. */
		nextAt: instant("next_at"),
		lastAt: instant("last_at"),
		/** Of the last attempt: the status of its answer and how that began, or why there was none. */
		status: integer("status"),
		problem: text("problem", { enum: DELIVERY_PROBLEMS }),
		answer: text("answer").notNull().default(""),
	},
	(t) => [
		unique("webhook_delivery_once").on(t.eventId, t.endpointId),
		index("webhook_delivery_waiting").on(t.endpointId, t.id).where(sql`${t.state} = 'waiting'`),
		index("webhook_delivery_by_endpoint").on(t.endpointId, t.id),
		check("webhook_delivery_state_valid", oneOf(t.state, DELIVERY_STATES)),
		check("webhook_delivery_problem_valid", oneOf(t.problem, DELIVERY_PROBLEMS)),
		check("webhook_delivery_answer_bounded", sql`length(${t.answer}) <= 500`),
	],
);
