import { z } from "zod";
import { auth as calls } from "../calls/auth.ts";
import { DeviceSecret, OneUseToken } from "./clients.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Spoken, text } from "./fields.ts";
import { ClientSession } from "./sessions.ts";

const Provider = z.object({ provider: text(20).regex(/^[a-z]{1,20}$/) });

/** Made by the page that opens the popup, and known to nobody else. */
const FlowSecret = text(100).regex(/^[\w-]{22,100}$/, "must be 22 random characters or more");

/** The name under which the popup tells the page that opened it how it went, by BroadcastChannel and postMessage. */
export const SIGN_IN_CHANNEL = "perchero-sign-in";

/** What the popup says. `code` is worth nothing without the flow's secret, which only the opener has. */
export const SignInNews = z.discriminatedUnion("outcome", [
	z.object({ outcome: z.literal("done"), flow: z.string(), code: z.string() }),
	z.object({ outcome: z.enum(["cancelled", "failed"]), flow: z.string() }),
]);
export type SignInNews = z.infer<typeof SignInNews>;

const Prefill = z.object({ ticket: z.string(), name: z.string(), lastname: z.string(), email: z.string() });

/**
 * `logged-in`: the identity is known. `new`: complete the sign-up with the ticket. `join`: an account has this e-mail
 * address; log in to it with its password and the ticket, and the identity belongs to it from then on.
 */
export const SignInResult = z.discriminatedUnion("result", [
	ClientSession.extend({ result: z.literal("logged-in") }),
	Prefill.extend({ result: z.literal("new") }),
	Prefill.extend({ result: z.literal("join") }),
]);
export type SignInResult = z.infer<typeof SignInResult>;

export const schemas = {
	providers: {
		summary: "The third parties one can sign in with; `rehearsal` marks the local one of the demo shop",
		reply: z.array(z.object({ provider: z.string(), name: z.string(), rehearsal: z.boolean() })),
	},
	start: {
		summary: "For a popup: redirects to the third party (302)",
		params: Provider,
		query: Spoken.extend({ flow: FlowSecret }),
		reply: z.string(),
	},
	callback: {
		summary: "Where the third party sends the popup back to: a small page that tells its opener and closes",
		params: Provider,
		query: z.object({
			state: text(200).optional(),
			code: text(2000).optional(),
			error: text(200).optional(),
			iss: text(500).optional(),
		}),
		reply: z.string(),
	},
	finish: {
		summary: "Ends a third-party sign-in: a session for a known identity, a one-use ticket for a new one",
		body: z.object({
			flow: FlowSecret,
			code: OneUseToken,
			remember: z.boolean().default(false),
			device: DeviceSecret,
		}),
		reply: SignInResult,
	},
} satisfies Record<string, Described>;

export const auth = endpoints(calls, schemas);
