import type { schemas } from "../contract/orders.ts";
import { calls } from "./call.ts";

export const orders = calls<typeof schemas>()({
	create: { method: "POST", path: "/orders", access: "guest", status: 201 },
	list: {
		method: "GET",
		path: "/orders",
		access: "self-or-staff",
		self: "client",
		right: "orders.read",
		scope: "read:orders",
	},
	export: {
		method: "GET",
		path: "/orders/export",
		access: "staff",
		right: "orders.export",
		contentType: "text/csv",
		stepUp: true,
	},
	detail: { method: "GET", path: "/orders/:id", access: "guest", right: "orders.read", scope: "read:orders" },
	openAccount: { method: "POST", path: "/orders/:id/account", access: "guest", status: 201, limit: "signUp" },
	update: { method: "PATCH", path: "/orders/:id", access: "staff", right: "orders.write" },
	correctAddress: { method: "PATCH", path: "/orders/:id/address", access: "staff", right: "orders.write" },
	ship: {
		method: "POST",
		path: "/orders/:id/shipments",
		access: "staff",
		right: "orders.write",
		scope: "write:orders",
		status: 201,
	},
	previewShipment: {
		method: "POST",
		path: "/orders/:id/shipments/preview",
		access: "staff",
		right: "orders.write",
	},
	packingSlip: {
		method: "GET",
		path: "/orders/:id/packing-slip",
		access: "staff",
		right: "orders.read",
		scope: "read:orders",
		contentType: "text/html",
	},
	carriers: { method: "GET", path: "/orders/carriers", access: "staff", right: "orders.write", scope: "write:orders" },
	refund: { method: "POST", path: "/orders/:id/refund", access: "staff", right: "orders.refund" },
	cancel: { method: "POST", path: "/orders/:id/cancel", access: "guest" },
});
