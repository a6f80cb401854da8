import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** What a receiver checks a message by. */
export type SignedHeaders = { "webhook-id": string; "webhook-timestamp": string; "webhook-signature": string };
type Message = { id: string; sentAt: Date; body: string };

/** 256 random bits in the form the specification gives secrets. */
export function newWebhookSecret(): string {
	return `whsec_${randomBytes(32).toString("base64")}`;
}

/** The headers of a message, signed with every secret that still counts: a receiver needs to know one of them. */
export function signedHeaders({ id, sentAt, body }: Message, secrets: readonly string[]): SignedHeaders {
	return {
		"webhook-id": id,
		"webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
		"webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(" "),
	};
}
