import type { schemas } from "../contract/discounts.ts";
import { calls } from "./call.ts";

export const discounts = calls<typeof schemas>()({
	list: { method: "GET", path: "/discounts", access: "staff" },
	create: { method: "POST", path: "/discounts", access: "staff", status: 201 },
	update: { method: "PATCH", path: "/discounts/:code", access: "staff" },
	end: { method: "DELETE", path: "/discounts/:code", access: "staff" },
});
