import type { schemas } from "../contract/users.ts";
import { calls } from "./call.ts";

export const users = calls<typeof schemas>()({
	me: { method: "GET", path: "/users/me", access: "staff", right: null, withoutSecondFactor: true },
	list: { method: "GET", path: "/users", access: "staff", right: "users.read" },
	add: { method: "POST", path: "/users", access: "admin", status: 201, stepUp: true },
	changeRole: { method: "PUT", path: "/users", access: "admin", stepUp: true },
	remove: { method: "DELETE", path: "/users", access: "admin", stepUp: true },
});
