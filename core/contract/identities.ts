import { z } from "zod";
import { identities as calls } from "../calls/identities.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { text } from "./fields.ts";

/** A third party's account that opens a client's: told apart by its issuer and the subject there. */
export const Identity = z.object({
	issuer: z.string(),
	subject: z.string(),
	/** The issuer in a word, for people. */
	name: z.string(),
	/** The address the third party knows; empty when it told none. */
	email: z.string(),
	createdAt: z.string(),
});
export type Identity = z.infer<typeof Identity>;

export const schemas = {
	list: {
		summary: "The third parties by which one can sign in to one's own account",
		reply: z.array(Identity),
	},
	unlink: {
		summary: "Ends the sign-in by one of them; 409 when it is the only way in",
		body: z.object({ issuer: text(300, 1), subject: text(300, 1) }),
		reply: z.array(Identity),
	},
} satisfies Record<string, Described>;

export const identities = endpoints(calls, schemas);
