import type { schemas } from "../contract/stock-alerts.ts";
import { calls } from "./call.ts";

export const stockAlerts = calls<typeof schemas>()({
	ask: { method: "POST", path: "/products/:id/alerts", access: "guest", status: 202, limit: "stockAlert" },
	confirm: { method: "POST", path: "/alerts/confirm", access: "public", limit: "token" },
	end: { method: "POST", path: "/alerts/end", access: "public", limit: "token" },
});
