import type { schemas } from "../contract/keys.ts";
import { calls } from "./call.ts";

export const keys = calls<typeof schemas>()({
	list: { method: "GET", path: "/keys", access: "admin" },
	make: { method: "POST", path: "/keys", access: "admin", status: 201, stepUp: true },
	revoke: { method: "DELETE", path: "/keys/:id", access: "admin" },
});
