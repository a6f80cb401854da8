import type { schemas } from "../contract/passkeys.ts";
import { calls } from "./call.ts";

export const passkeys = calls<typeof schemas>()({
	list: { method: "GET", path: "/passkeys", access: "member" },
	addOptions: { method: "POST", path: "/passkeys/options", access: "member" },
	add: { method: "POST", path: "/passkeys", access: "member", status: 201 },
	rename: { method: "PATCH", path: "/passkeys/:id", access: "member" },
	remove: { method: "DELETE", path: "/passkeys/:id", access: "member" },
	logInOptions: { method: "POST", path: "/login/passkey/options", access: "public", limit: "passkey" },
	logIn: { method: "POST", path: "/login/passkey", access: "public", limit: "logIn" },
	logInStaff: { method: "POST", path: "/login/admin/passkey", access: "public", limit: "logIn" },
});
