import { z } from "zod";
import { webhooks as calls } from "../calls/webhooks.ts";
import { webhookMessages } from "../messages/webhooks.ts";
import {
	DELIVERIES_KEPT_DAYS,
	DELIVERY_PROBLEMS,
	DELIVERY_STATES,
	ENDPOINT_ADDRESS_MAX,
	ENDPOINT_NAME_MAX,
	ENDPOINTS_MAX,
	OFF_REASONS,
	OLD_SECRET_HOURS,
	WEBHOOK_EVENTS,
} from "../rules/webhooks.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { line, whole } from "./fields.ts";

const { name: message, nameTooLong: tooLong } = webhookMessages;
const Name = line({ max: ENDPOINT_NAME_MAX, message, tooLong, form: "NFC" });
const Address = line({ max: ENDPOINT_ADDRESS_MAX, message: webhookMessages.address, passes: URL.canParse });
const Events = z
	.array(z.enum(WEBHOOK_EVENTS))
	.min(1, webhookMessages.events)
	.max(WEBHOOK_EVENTS.length)
	.refine((given) => new Set(given).size === given.length, webhookMessages.events);

export const NewReceiver = z.object({ name: Name, address: Address, events: Events });
export type NewReceiver = z.infer<typeof NewReceiver>;
const ReceiverChange = NewReceiver.partial().extend({ on: z.boolean().optional() });
export type ReceiverChange = z.infer<typeof ReceiverChange>;

/** Where another program hears of what happens in the shop. */
const Receiver = z.object({
	id: z.number().int(),
	name: z.string(),
	address: z.string(),
	events: z.array(z.enum(WEBHOOK_EVENTS)),
	on: z.boolean(),
	/** Why the shop switched it off; null when somebody of the staff did, or it is on. */
	offReason: z.enum(OFF_REASONS).nullable(),
	/** Since when no attempt succeeded; null after one that did. */
	failingSince: z.string().nullable(),
	/** Until when the secret before this one counts, too. */
	oldSecretUntil: z.string().nullable(),
	by: z.string(),
	createdAt: z.string(),
	/** Deliveries that are tried again, and those that were given up. */
	waiting: z.number().int(),
	failed: z.number().int(),
});
export type Receiver = z.infer<typeof Receiver>;

const WebhookDelivery = z.object({
	id: z.number().int(),
	/** The same at every attempt: by it a receiver knows what it has had already. */
	message: z.string(),
	type: z.string(),
	/** What it tells: ids to ask with. */
	data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
	at: z.string(),
	state: z.enum(DELIVERY_STATES),
	attempts: z.number().int(),
	/** Of the last attempt. */
	status: z.number().int().nullable(),
	problem: z.enum(DELIVERY_PROBLEMS).nullable(),
	/** How the last answer began. */
	answer: z.string(),
	lastAt: z.string().nullable(),
	/** When it is tried next; null: at once, or never again. */
	nextAt: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const Receivers = z.array(Receiver);
const one = z.object({ id: whole(1, 2_147_483_647) });

export const schemas = {
	list: { summary: "Where other programs are told what happens in the shop", reply: Receivers },
	add: {
		summary: `Adds a receiver; the answer alone holds its secret. 409 for a name in use and beyond ${ENDPOINTS_MAX}`,
		body: NewReceiver,
		reply: z.object({ receiver: Receiver, secret: z.string() }),
	},
	change: {
		summary: "Changes a receiver, or switches it on or off; what waits for one that is off goes on when it is on again",
		params: one,
		body: ReceiverChange,
		reply: Receiver,
	},
	remove: { summary: "Deletes a receiver with its deliveries", params: one, reply: Receivers },
	renewSecret: {
		summary: `Makes a new secret, which the answer alone holds; the one before counts for ${OLD_SECRET_HOURS} hours more`,
		params: one,
		reply: z.object({ receiver: Receiver, secret: z.string() }),
	},
	sendTest: { summary: "Sends a test message at once and tells what came of it", params: one, reply: WebhookDelivery },
	deliveries: {
		summary: `What was sent to a receiver in the last ${DELIVERIES_KEPT_DAYS} days, newest first; the number of all is in X-Total-Count`,
		params: one,
		query: z.object({
			state: z.enum(DELIVERY_STATES).optional(),
			page: whole(1, 1_000_000).default(1),
			limit: whole(1, 100).default(25),
		}),
		reply: z.array(WebhookDelivery),
	},
	sendAgain: {
		summary: "Has a delivery sent again, under the same message id",
		params: one.extend({ delivery: whole(1, Number.MAX_SAFE_INTEGER) }),
		reply: WebhookDelivery,
	},
} satisfies Record<string, Described>;

export const webhooks = endpoints(calls, schemas);
