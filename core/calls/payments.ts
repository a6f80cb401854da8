import type { schemas } from "../contract/payments.ts";
import { calls } from "./call.ts";

export const payments = calls<typeof schemas>()({
	config: { method: "GET", path: "/payments/config", access: "public" },
	plans: { method: "GET", path: "/payments/plans", access: "public", kept: true },
	pay: { method: "POST", path: "/payments", access: "guest", limit: "payment", countsItself: true },
	status: { method: "GET", path: "/payments/:key", access: "guest" },
	webhook: { method: "POST", path: "/payments/webhook", access: "public" },
});
