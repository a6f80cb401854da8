import { z } from "zod";
import { sessions as calls } from "../calls/sessions.ts";
import { logInMessages, signUpMessages } from "../messages.ts";
import { Client, DeviceSecret, GivenPassword, OneUseToken } from "./clients.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { line, whole } from "./fields.ts";
import { TypedCode } from "./second-factors.ts";
import { Me } from "./users.ts";

const GivenName = line({ max: 200, message: signUpMessages.loginName });

export const LogIn = z.object({
	login_name: GivenName,
	login_password: GivenPassword,
	/** Stay logged in for 30 days instead of 12 hours. */
	remember: z.boolean().default(false),
	/** From the last log-in on this device: keeps the owner's tries apart from everybody else's. */
	device: DeviceSecret,
	/** From a third-party sign-in: joins that identity to this account. */
	ticket: OneUseToken.optional(),
});
export type LogIn = z.infer<typeof LogIn>;

export const StaffLogIn = z.object({ user_name: GivenName, user_password: GivenPassword, device: DeviceSecret });
export type StaffLogIn = z.infer<typeof StaffLogIn>;

/** Of a log-in: the bearer token, and the secret that makes this device known. Both are told once and kept hashed. */
const Session = z.object({ token: z.string(), device: z.string(), expiresAt: z.string(), message: z.string() });
export const ClientSession = Session.extend({ client: Client });
export type ClientSession = z.infer<typeof ClientSession>;
export const StaffSession = Session.extend({ user: Me });
export type StaffSession = z.infer<typeof StaffSession>;

/** Where somebody is logged in. */
export const OpenSession = z.object({
	id: z.number().int(),
	/** Browser and system in words, as the browser named them. */
	device: z.string(),
	/** The session that asks. */
	isThisOne: z.boolean(),
	createdAt: z.string(),
	lastSeenAt: z.string(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const SessionId = z.object({ id: whole(1, Number.MAX_SAFE_INTEGER) });

export const schemas = {
	logIn: {
		summary: `Logs a client in, by login name or verified e-mail address; 401 '${logInMessages.refused}' for a wrong and for an unknown name alike`,
		body: LogIn,
		reply: ClientSession,
	},
	logInStaff: {
		summary:
			"Logs staff in, apart from clients; 401 `second_factor` with a `ticket` when a code is needed besides the password, 403 `second_factor_needed` when it is a passkey that the owner's settings need",
		body: StaffLogIn,
		reply: StaffSession,
	},
	logInSecond: {
		summary: "Completes a staff log-in with a code of the app or a recovery code; 410 after ten minutes or five tries",
		body: z.object({ ticket: OneUseToken, code: TypedCode }),
		reply: StaffSession,
	},
	logOut: {
		summary: "Ends the session of this token at once; without one there is nothing to end",
		reply: z.object({ message: z.string() }),
	},
	list: {
		summary: "Where one is logged in, the last used first",
		reply: z.array(OpenSession),
	},
	endOthers: {
		summary: "Logs out every device but the one that asks; answers what is left",
		reply: z.array(OpenSession),
	},
	end: {
		summary: "Logs out one device; answers what is left",
		params: SessionId,
		reply: z.array(OpenSession),
	},
} satisfies Record<string, Described>;

export const sessions = endpoints(calls, schemas);
