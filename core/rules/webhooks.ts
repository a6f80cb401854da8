/** What the shop can tell other programs of, each in the transaction in which it becomes true. */
export const WEBHOOK_EVENTS = [
	"order.paid",
	"order.sent",
	"order.cancelled",
	"order.refunded",
	"return.requested",
	"product.changed",
	"stock.low",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent by the button alone, to see whether somebody is there. */
export const TEST_EVENT = "webhook.test";

export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
/** Why an attempt had no good answer; `answer`: there was one, of another status than 2xx. */
export const DELIVERY_PROBLEMS = ["answer", "timeout", "unreachable", "address"] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];
/** Why the shop itself switched an endpoint off: nobody answered for three days, or it said that it is gone (410). */
export const OFF_REASONS = ["failing", "gone"] as const;

export const ENDPOINTS_MAX = 20;
export const ENDPOINT_NAME_MAX = 60;
export const ENDPOINT_ADDRESS_MAX = 500;
/** So long after a new secret was made messages are signed with the one before, too. */
export const OLD_SECRET_HOURS = 24;
/** So long deliveries are kept. */
export const DELIVERIES_KEPT_DAYS = 30;
