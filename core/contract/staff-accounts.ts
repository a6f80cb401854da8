import { z } from "zod";
import { staffAccounts as calls } from "../calls/staff-accounts.ts";
import { staffMessages } from "../messages/staff.ts";
import { DeviceSecret, Email, GivenPassword, LoginName, NewPassword, OneUseToken } from "./clients.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Assertion } from "./passkeys.ts";
import { TypedCode } from "./second-factors.ts";
import { OpenSession, SessionId } from "./sessions.ts";
import { Role, User, UserId } from "./users.ts";

/** What somebody of the staff sees of the own account. */
export const StaffAccount = z.object({
	email: z.string().nullable(),
	secondFactor: z.object({ since: z.string(), recoveryCodesLeft: z.number().int() }).nullable(),
	hasPasskey: z.boolean(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

export const Invitation = z.object({ user_name: LoginName, rol: Role, email: Email });
export type Invitation = z.infer<typeof Invitation>;

export const StaffPasswordChange = z.object({
	old_password: GivenPassword,
	user_password: NewPassword,
	device: DeviceSecret,
});
export type StaffPasswordChange = z.infer<typeof StaffPasswordChange>;

export const StaffEmailChange = z.object({ email: Email, old_password: GivenPassword, device: DeviceSecret });
export type StaffEmailChange = z.infer<typeof StaffEmailChange>;

/** Exactly one proof: the password, a code of the app, or what a passkey has signed for a log-in. */
export const Confirmation = z
	.object({
		password: GivenPassword.optional(),
		code: TypedCode.optional(),
		passkey: Assertion.optional(),
		device: DeviceSecret,
	})
	.refine(
		({ password, code, passkey }) => [password, code, passkey].filter((proof) => proof !== undefined).length === 1,
		{
			path: ["password"],
			message: staffMessages.oneProof,
		},
	);
export type Confirmation = z.infer<typeof Confirmation>;

const Told = z.object({ message: z.string() });

export const schemas = {
	mine: {
		summary: "The own account of the staff user who holds this token",
		reply: StaffAccount,
	},
	changeEmail: {
		summary: "Gives the own account another e-mail address; the old one is told",
		body: StaffEmailChange,
		reply: StaffAccount,
	},
	changePassword: {
		summary: "Changes the own password and ends the user's other sessions; `device` takes the old one's place",
		body: StaffPasswordChange,
		reply: Told.extend({ device: z.string() }),
	},
	confirm: {
		summary:
			"Proves who one is, by the password, a code of the app or a passkey: for 15 minutes this session may do what needs stepping up",
		body: Confirmation,
		reply: Told,
	},
	sessions: {
		summary: "Where one is logged in, the last used first",
		reply: z.array(OpenSession),
	},
	endOtherSessions: {
		summary: "Logs out every device but the one that asks; answers what is left",
		reply: z.array(OpenSession),
	},
	endSession: {
		summary: "Logs out one device; answers what is left",
		params: SessionId,
		reply: z.array(OpenSession),
	},
	invite: {
		summary: "Makes a staff user without a password and mails a link, good once and for 72 hours, to choose one",
		body: Invitation,
		reply: User,
	},
	mailLink: {
		summary:
			"Mails a staff user a new link to choose a password, in place of those before; 409 without an e-mail address",
		params: z.object({ id: UserId }),
		reply: Told,
	},
	requestReset: {
		summary:
			"Mails the staff user with this address a link, good once and for 30 minutes; the same answer for nobody's",
		body: z.object({ email: Email }),
		reply: Told,
	},
	findLink: {
		summary: "Whose a mailed link is and what for; 410 when it is used up, replaced or too old",
		body: z.object({ token: OneUseToken }),
		reply: z.object({ user_name: z.string(), purpose: z.enum(["invite", "reset"]) }),
	},
	choosePassword: {
		summary: "Uses a mailed link up to choose a password, and ends the user's sessions",
		body: z.object({ token: OneUseToken, user_password: NewPassword }),
		reply: Told,
	},
} satisfies Record<string, Described>;

export const staffAccounts = endpoints(calls, schemas);
