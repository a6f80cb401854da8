import type { schemas } from "../contract/webhooks.ts";
import { calls } from "./call.ts";

export const webhooks = calls<typeof schemas>()({
	list: { method: "GET", path: "/webhooks", access: "admin" },
	add: { method: "POST", path: "/webhooks", access: "admin", status: 201, stepUp: true },
	change: { method: "PATCH", path: "/webhooks/:id", access: "admin", stepUp: true },
	remove: { method: "DELETE", path: "/webhooks/:id", access: "admin" },
	renewSecret: { method: "POST", path: "/webhooks/:id/secret", access: "admin", stepUp: true },
	sendTest: { method: "POST", path: "/webhooks/:id/test", access: "admin", limit: "webhookTest" },
	deliveries: { method: "GET", path: "/webhooks/:id/deliveries", access: "admin" },
	sendAgain: { method: "POST", path: "/webhooks/:id/deliveries/:delivery/again", access: "admin" },
});
