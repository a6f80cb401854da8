import type { schemas } from "../contract/link-orders.ts";
import { calls } from "./call.ts";

export const linkOrders = calls<typeof schemas>()({
	make: { method: "POST", path: "/orders/by-link", access: "staff", right: "orders.write", status: 201 },
	link: { method: "GET", path: "/orders/:id/link", access: "staff", right: "orders.write" },
	mail: { method: "POST", path: "/orders/:id/link", access: "staff", right: "orders.write", status: 202 },
	pay: { method: "POST", path: "/orders/:id/payment", access: "guest", limit: "payment", countsItself: true },
});
