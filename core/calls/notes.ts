import type { schemas } from "../contract/notes.ts";
import { calls } from "./call.ts";

export const notes = calls<typeof schemas>()({
	ofOrder: { method: "GET", path: "/orders/:id/notes", access: "staff", right: "orders.read" },
	addToOrder: { method: "POST", path: "/orders/:id/notes", access: "staff", right: "orders.write", status: 201 },
	removeFromOrder: { method: "DELETE", path: "/orders/:id/notes/:note", access: "staff", right: "orders.write" },
	ofClient: { method: "GET", path: "/client/:clientPhone/notes", access: "staff", right: "clients.read" },
	addToClient: {
		method: "POST",
		path: "/client/:clientPhone/notes",
		access: "staff",
		right: "clients.read",
		status: 201,
	},
	removeFromClient: {
		method: "DELETE",
		path: "/client/:clientPhone/notes/:note",
		access: "staff",
		right: "clients.read",
	},
});
