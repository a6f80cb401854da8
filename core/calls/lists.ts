import type { schemas } from "../contract/lists.ts";
import { calls } from "./call.ts";

export const lists = calls<typeof schemas>()({
	ofClient: { method: "GET", path: "/lists/get", access: "self", self: "ClientPhone" },
	byTitle: { method: "GET", path: "/lists/getbyidandtitle", access: "self", self: "ClientPhone" },
	live: { method: "GET", path: "/lists/live", access: "client", contentType: "application/x-ndjson" },
	detail: { method: "GET", path: "/lists/:id", access: "guest" },
	card: { method: "GET", path: "/lists/:id/card", access: "public", kept: true },
	create: { method: "POST", path: "/lists/create", access: "client", status: 201 },
	update: { method: "PATCH", path: "/lists/update", access: "client", names: "id" },
	move: { method: "PATCH", path: "/lists/move", access: "client", names: "from" },
	share: { method: "PATCH", path: "/lists/share", access: "client", names: "id", limit: "shareMail" },
	unshare: { method: "PATCH", path: "/lists/unshare", access: "client", names: "id" },
	join: { method: "POST", path: "/lists/join", access: "client" },
	endAlerts: { method: "POST", path: "/lists/alerts/end", access: "public", limit: "token" },
	remove: { method: "DELETE", path: "/lists/delete", access: "client" },
});
