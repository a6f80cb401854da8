import { z } from "zod";
import { secondFactors as calls } from "../calls/second-factors.ts";
import { staffMessages } from "../messages/staff.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { line } from "./fields.ts";
import { UserId } from "./users.ts";

/** Six digits of the app or a recovery code, with whatever spaces and hyphens it was typed. */
export const TypedCode = line({ max: 40, message: staffMessages.codeMissing });

export const BegunSecondFactor = z.object({
	/** For apps that cannot read the picture. */
	secret: z.string(),
	/** The picture's dark squares as the path of an SVG that is `size` units wide and high. */
	qr: z.object({ size: z.number().int(), path: z.string() }),
});
export type BegunSecondFactor = z.infer<typeof BegunSecondFactor>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const Told = z.object({ message: z.string() });

export const schemas = {
	begin: {
		summary: "A new secret for an authenticator app, as text and as a picture; it counts once a code confirms it",
		reply: BegunSecondFactor,
	},
	confirm: {
		summary: "Switches the second factor on with a first code; the ten recovery codes are told this once",
		body: z.object({ code: TypedCode }),
		reply: RecoveryCodes,
	},
	switchOff: {
		summary: "Switches the own second factor off, and forgets its recovery codes",
		reply: Told,
	},
	renewCodes: {
		summary: "Ten new recovery codes; those before are void",
		reply: RecoveryCodes,
	},
	reset: {
		summary: "Switches a staff user's second factor off, who is told by mail",
		params: z.object({ id: UserId }),
		reply: Told,
	},
} satisfies Record<string, Described>;

export const secondFactors = endpoints(calls, schemas);
