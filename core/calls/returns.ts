import type { schemas } from "../contract/returns.ts";
import { calls } from "./call.ts";

const byStaff = { method: "POST", access: "staff", right: "orders.refund" } as const;

export const returns = calls<typeof schemas>()({
	ofOrder: { method: "GET", path: "/orders/:id/returns", access: "guest", right: "orders.read", scope: "read:orders" },
	ask: { method: "POST", path: "/orders/:id/returns", access: "guest", status: 201 },
	cancel: { method: "POST", path: "/orders/:id/returns/:number/cancel", access: "guest" },
	label: {
		method: "GET",
		path: "/orders/:id/returns/:number/label",
		access: "guest",
		right: "orders.read",
		contentType: "text/html",
	},
	mailLink: { method: "POST", path: "/returns/link", access: "public", status: 202, limit: "resetMail" },
	list: { method: "GET", path: "/returns", access: "staff", right: "orders.read", scope: "read:orders" },
	approve: { ...byStaff, path: "/returns/:number/approve" },
	refuse: { ...byStaff, path: "/returns/:number/refuse" },
	receive: { ...byStaff, path: "/returns/:number/receive" },
	send: { ...byStaff, path: "/returns/:number/shipment", right: "orders.write" },
});
