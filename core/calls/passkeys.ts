import type { schemas } from "../contract/passkeys.ts";
import { calls } from "./call.ts";

/** A passkey is a second factor, too: setting one up is open to staff who need one. */
const own = { access: "member", withoutSecondFactor: true } as const;

export const passkeys = calls<typeof schemas>()({
	list: { method: "GET", path: "/passkeys", ...own },
	addOptions: { method: "POST", path: "/passkeys/options", ...own },
	add: { method: "POST", path: "/passkeys", ...own, status: 201 },
	rename: { method: "PATCH", path: "/passkeys/:id", ...own },
	remove: { method: "DELETE", path: "/passkeys/:id", ...own },
	logInOptions: { method: "POST", path: "/login/passkey/options", access: "public", limit: "passkey" },
	logIn: { method: "POST", path: "/login/passkey", access: "public", limit: "logIn" },
	logInStaff: { method: "POST", path: "/login/admin/passkey", access: "public", limit: "logIn" },
});
