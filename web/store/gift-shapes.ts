import { UUID } from "#core/rules/uuid.ts";
import { amount, list, maybe, type Of, or, record, type Shape, text, whole } from "./shape.ts";

const someText = or(text, "");
const uuid: Shape<string> = (value) => (typeof value === "string" && UUID.test(value) ? value : undefined);

/**
 * What somebody gives and is about to pay: of which list, to whom, and how it is sent. Where it goes only the shop knows.
 * Read by the screens that need it, so that no other page sends this.
 */
export const giftCheckout = record({
	list: whole(1),
	claim: uuid,
	/** Of a guest. */
	secret: someText,
	product: whole(1),
	to: someText,
	/** The giver's own. */
	email: someText,
	delivery: record({ id: text, name: someText, price: amount, days: maybe(list(whole(0))) }),
});
export type GiftCheckout = Of<typeof giftCheckout>;

/** What lets a guest take back or pay what they said they give. */
export const giftSecrets = list(record({ claim: uuid, secret: text }));
