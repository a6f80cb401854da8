import type { schemas } from "../contract/auth.ts";
import { calls } from "./call.ts";

export const auth = calls<typeof schemas>()({
	providers: { method: "GET", path: "/auth/providers", access: "public" },
	start: {
		method: "GET",
		path: "/auth/:provider/start",
		access: "public",
		limit: "logIn",
		status: 302,
		contentType: "text/html",
	},
	callback: {
		method: "GET",
		path: "/auth/:provider/callback",
		access: "public",
		limit: "logIn",
		contentType: "text/html",
	},
	finish: { method: "POST", path: "/auth/session", access: "public", limit: "logIn" },
});
