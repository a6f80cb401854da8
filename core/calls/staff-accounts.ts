import type { schemas } from "../contract/staff-accounts.ts";
import { calls } from "./call.ts";

export const staffAccounts = calls<typeof schemas>()({
	mine: { method: "GET", path: "/users/me/account", access: "staff", right: null },
	changeEmail: { method: "PATCH", path: "/users/me/account", access: "staff", right: null },
	changePassword: { method: "POST", path: "/users/me/password", access: "staff", right: null },
	confirm: { method: "POST", path: "/users/me/confirm", access: "staff", right: null, limit: "logIn" },
	invite: { method: "POST", path: "/users/invitations", access: "admin", status: 201, stepUp: true },
	mailLink: { method: "POST", path: "/users/:id/link", access: "admin", stepUp: true },
	requestReset: { method: "POST", path: "/login/admin/reset", access: "public", limit: "resetMail" },
	findLink: { method: "POST", path: "/login/admin/link", access: "public", limit: "token" },
	choosePassword: { method: "POST", path: "/login/admin/password", access: "public", limit: "token" },
});
