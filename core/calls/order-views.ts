import type { schemas } from "../contract/order-views.ts";
import { calls } from "./call.ts";

export const orderViews = calls<typeof schemas>()({
	list: { method: "GET", path: "/orders/views", access: "staff", right: "orders.read" },
	save: { method: "POST", path: "/orders/views", access: "staff", right: "orders.read", status: 201 },
	rename: { method: "PATCH", path: "/orders/views/:id", access: "staff", right: "orders.read" },
	remove: { method: "DELETE", path: "/orders/views/:id", access: "staff", right: "orders.read" },
});
