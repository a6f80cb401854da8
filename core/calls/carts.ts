import type { schemas } from "../contract/carts.ts";
import { calls } from "./call.ts";

export const carts = calls<typeof schemas>()({
	detail: { method: "GET", path: "/cart/:clientPhone", access: "self", self: "clientPhone" },
	save: { method: "PUT", path: "/cart/:clientPhone", access: "self", self: "clientPhone" },
	share: { method: "POST", path: "/cart/links", access: "public", status: 201, limit: "cartLink" },
	shared: { method: "GET", path: "/cart/links/:token", access: "public" },
	verifyDiscount: { method: "PATCH", path: "/cart/verifyDiscount", access: "guest", limit: "discount" },
});
