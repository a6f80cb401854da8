import { z } from "zod";
import { sessions as calls } from "../calls/sessions.ts";
import { logInMessages, signUpMessages } from "../messages.ts";
import { Client, DeviceSecret, GivenPassword, OneUseToken } from "./clients.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { line } from "./fields.ts";
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

export const schemas = {
	logIn: {
		summary: `Logs a client in; 401 '${logInMessages.refused}' for a wrong and for an unknown name alike`,
		body: LogIn,
		reply: ClientSession,
	},
	logInStaff: {
		summary: "Logs staff in, apart from clients",
		body: StaffLogIn,
		reply: StaffSession,
	},
	logOut: {
		summary: "Ends the session of this token at once; without one there is nothing to end",
		reply: z.object({ message: z.string() }),
	},
} satisfies Record<string, Described>;

export const sessions = endpoints(calls, schemas);
