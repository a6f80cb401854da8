import type { schemas } from "../contract/discounts.ts";
import { calls } from "./call.ts";

export const discounts = calls<typeof schemas>()({
	list: { method: "GET", path: "/discounts", access: "staff", right: "discounts.read" },
	create: { method: "POST", path: "/discounts", access: "staff", right: "discounts.write", status: 201 },
	update: { method: "PATCH", path: "/discounts/:code", access: "staff", right: "discounts.write" },
	end: { method: "DELETE", path: "/discounts/:code", access: "staff", right: "discounts.write" },
});
