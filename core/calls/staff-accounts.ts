import type { schemas } from "../contract/staff-accounts.ts";
import { calls } from "./call.ts";

export const staffAccounts = calls<typeof schemas>()({
	mine: { method: "GET", path: "/users/me/account", access: "staff", right: null },
	changeEmail: { method: "PATCH", path: "/users/me/account", access: "staff", right: null },
	changePassword: { method: "POST", path: "/users/me/password", access: "staff", right: null },
	invite: { method: "POST", path: "/users/invitations", access: "admin", status: 201 },
	mailLink: { method: "POST", path: "/users/:id/link", access: "admin" },
	requestReset: { method: "POST", path: "/login/admin/reset", access: "public", limit: "resetMail" },
	findLink: { method: "POST", path: "/login/admin/link", access: "public", limit: "token" },
	choosePassword: { method: "POST", path: "/login/admin/password", access: "public", limit: "token" },
});
