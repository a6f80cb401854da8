import type { schemas } from "../contract/size-systems.ts";
import { calls } from "./call.ts";

export const sizeSystems = calls<typeof schemas>()({
	list: { method: "GET", path: "/size-systems", access: "public", kept: true },
	add: { method: "POST", path: "/size-systems", access: "admin", status: 201 },
	change: { method: "PATCH", path: "/size-systems/:id", access: "admin" },
	remove: { method: "DELETE", path: "/size-systems/:id", access: "admin" },
});
