import type { schemas } from "../contract/carts.ts";
import { calls } from "./call.ts";

export const carts = calls<typeof schemas>()({
	detail: { method: "GET", path: "/cart/:clientPhone", access: "self", self: "clientPhone" },
	save: { method: "PUT", path: "/cart/:clientPhone", access: "self", self: "clientPhone" },
	verifyDiscount: { method: "PATCH", path: "/cart/verifyDiscount", access: "guest", limit: "discount" },
});
