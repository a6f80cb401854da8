import { z } from "zod";
import { users as calls } from "../calls/users.ts";
import { STAFF_RIGHTS } from "../rules/staff-rights.ts";
import { LoginName, NewPassword } from "./clients.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { whole } from "./fields.ts";

export const Role = z.enum(["admin", "employee"]);
export type Role = z.infer<typeof Role>;

export const User = z.object({
	id_user: z.number().int(),
	user_name: z.string(),
	rol: Role,
	createdAt: z.string(),
});
export type User = z.infer<typeof User>;

/** Oneself, with what one may do: the owner decides that for employees. */
export const Me = User.extend({
	rights: z.array(z.enum(STAFF_RIGHTS)),
	/** The owner asks staff for a second factor, and one has none: everything but the own account is closed. */
	mustSetUp: z.boolean(),
});
export type Me = z.infer<typeof Me>;

/** As admins see the staff; others see no more than a `User`. */
export const ListedUser = User.extend({
	email: z.string().nullable().optional(),
	/** Set while the invited user has not chosen a password yet: when the mailed link ends. */
	invitedUntil: z.string().nullable().optional(),
	hasSecondFactor: z.boolean().optional(),
});
export type ListedUser = z.infer<typeof ListedUser>;

export const UserId = whole(1, 2_147_483_647);
export const NewUser = z.object({ user_name: LoginName, user_password: NewPassword, rol: Role });
export type NewUser = z.infer<typeof NewUser>;

export const schemas = {
	me: {
		summary: "The staff user who holds this token, and what they may do",
		reply: Me,
	},
	list: {
		summary: "All staff users; admins also see addresses and open invitations",
		reply: z.array(ListedUser),
	},
	add: {
		summary: "Makes a staff user",
		body: NewUser,
		reply: User,
	},
	changeRole: {
		summary: "Gives a staff user another role and ends that user's sessions; 409 for the last admin",
		body: z.object({ id_user: UserId, rol: Role }),
		reply: User,
	},
	remove: {
		summary: "Deletes a staff user; 409 for oneself and for the last admin",
		body: z.object({ id_user: UserId }),
		reply: z.object({ id_user: z.number().int() }),
	},
} satisfies Record<string, Described>;

export const users = endpoints(calls, schemas);
