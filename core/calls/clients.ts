import type { schemas } from "../contract/clients.ts";
import { calls } from "./call.ts";

export const clients = calls<typeof schemas>()({
	add: { method: "POST", path: "/client", access: "guest", status: 201, limit: "signUp" },
	list: { method: "GET", path: "/client", access: "staff", right: "clients.read" },
	export: {
		method: "GET",
		path: "/client/export",
		access: "admin",
		contentType: "text/csv",
		stepUp: true,
		limit: "export",
	},
	me: { method: "GET", path: "/client/me", access: "client" },
	exportMine: { method: "GET", path: "/client/me/export", access: "client", contentType: "application/json" },
	verify: { method: "PATCH", path: "/client/verify", access: "public", limit: "token" },
	resendVerification: { method: "POST", path: "/client/verification", access: "client", limit: "resetMail" },
	resendNewEmail: { method: "POST", path: "/client/me/email", access: "client", limit: "resetMail" },
	cancelNewEmail: { method: "DELETE", path: "/client/me/email", access: "client" },
	requestReset: { method: "GET", path: "/client/resetPass", access: "public", limit: "resetMail" },
	edit: { method: "PATCH", path: "/client/:clientPhone", access: "self-or-token", self: "clientPhone" },
	remove: { method: "DELETE", path: "/client/:id", access: "self", self: "id" },
});
