import type { schemas } from "../contract/orders.ts";
import { calls } from "./call.ts";

export const orders = calls<typeof schemas>()({
	create: { method: "POST", path: "/orders", access: "guest", status: 201 },
	list: { method: "GET", path: "/orders", access: "self-or-staff", self: "client" },
	export: { method: "GET", path: "/orders/export", access: "staff", contentType: "text/csv" },
	detail: { method: "GET", path: "/orders/:id", access: "guest" },
	update: { method: "PATCH", path: "/orders/:id", access: "staff" },
	refund: { method: "POST", path: "/orders/:id/refund", access: "staff" },
});
