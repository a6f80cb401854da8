import type { schemas } from "../contract/staff-accounts.ts";
import { calls } from "./call.ts";

/** About oneself only, and open whatever the owner asks for first. */
const own = { access: "staff", right: null, withoutSecondFactor: true } as const;

export const staffAccounts = calls<typeof schemas>()({
	mine: { method: "GET", path: "/users/me/account", ...own },
	changeEmail: { method: "PATCH", path: "/users/me/account", ...own },
	changePassword: { method: "POST", path: "/users/me/password", ...own },
	confirm: { method: "POST", path: "/users/me/confirm", ...own, limit: "logIn" },
	sessions: { method: "GET", path: "/users/me/sessions", ...own },
	endOtherSessions: { method: "DELETE", path: "/users/me/sessions", ...own },
	endSession: { method: "DELETE", path: "/users/me/sessions/:id", ...own },
	invite: { method: "POST", path: "/users/invitations", access: "admin", status: 201, stepUp: true },
	mailLink: { method: "POST", path: "/users/:id/link", access: "admin", stepUp: true },
	requestReset: { method: "POST", path: "/login/admin/reset", access: "public", limit: "resetMail" },
	findLink: { method: "POST", path: "/login/admin/link", access: "public", limit: "token" },
	choosePassword: { method: "POST", path: "/login/admin/password", access: "public", limit: "token" },
});
