import type { schemas } from "../contract/sessions.ts";
import { calls } from "./call.ts";

export const sessions = calls<typeof schemas>()({
	logIn: { method: "POST", path: "/login", access: "public", limit: "logIn" },
	logInStaff: { method: "POST", path: "/login/admin", access: "public", limit: "logIn" },
	logInSecond: { method: "POST", path: "/login/second", access: "public", limit: "logIn" },
	logOut: { method: "POST", path: "/logout", access: "guest", withoutSecondFactor: true },
	list: { method: "GET", path: "/client/me/sessions", access: "client" },
	endOthers: { method: "DELETE", path: "/client/me/sessions", access: "client" },
	end: { method: "DELETE", path: "/client/me/sessions/:id", access: "client" },
});
