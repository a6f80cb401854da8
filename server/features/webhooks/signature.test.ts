import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { newWebhookSecret, signedHeaders } from "./signature.rules.ts";

const message = () => ({ id: "msg_1", sentAt: new Date(), body: JSON.stringify({ type: "order.paid" }) });

test("a receiver verifies a message with either secret while one replaces the other, and with no third", () => {
	const [old, young] = [newWebhookSecret(), newWebhookSecret()];
	const sent = message();
	const headers = signedHeaders(sent, [young, old]);
	for (const secret of [old, young]) {
		expect(new Webhook(secret).verify(sent.body, headers)).toEqual({ type: "order.paid" });
	}
	expect(() => new Webhook(newWebhookSecret()).verify(sent.body, headers)).toThrow("No matching signature");
});

test.each([
	["body", { body: JSON.stringify({ type: "order.sent" }) }, {}],
	["id", {}, { "webhook-id": "msg_2" }],
	["time", {}, { "webhook-timestamp": String(Math.floor(Date.now() / 1000) - 2) }],
])("another %s than the signed one is refused", (_, changed, headers) => {
	const secret = newWebhookSecret();
	const sent = message();
	const received = { ...signedHeaders(sent, [secret]), ...headers };
	expect(() => new Webhook(secret).verify({ ...sent, ...changed }.body, received)).toThrow("No matching signature");
});
