import { z } from "zod";
import { keys as calls } from "../calls/keys.ts";
import { keyMessages } from "../messages/keys.ts";
import { API_SCOPES, KEY_DAYS_MAX, KEY_NAME_MAX, KEYS_MAX } from "../rules/api-scopes.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { line, whole } from "./fields.ts";

/** What the shop remembers of a key; the key itself is not among it. */
export const ApiKey = z.object({
	id: z.number().int(),
	name: z.string(),
	/** Its last letters, to tell one from another. */
	ending: z.string(),
	scopes: z.array(z.enum(API_SCOPES)),
	/** Who made it, as they were called then. */
	by: z.string(),
	createdAt: z.string(),
	/** To the minute; null while nobody has used it. */
	lastUsedAt: z.string().nullable(),
	expiresAt: z.string().nullable(),
	revokedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = z.object({
	name: line({ max: KEY_NAME_MAX, message: keyMessages.name, tooLong: keyMessages.nameTooLong, form: "NFC" }),
	scopes: z
		.array(z.enum(API_SCOPES))
		.min(1, keyMessages.scopes)
		.max(API_SCOPES.length)
		.refine((given) => new Set(given).size === given.length, keyMessages.scopes),
	/** For how many days it is good; without it, until it is revoked. */
	days: whole(1, KEY_DAYS_MAX).nullish(),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

const Keys = z.array(ApiKey);

export const schemas = {
	list: { summary: "The keys by which other programs call, newest first; revoked ones for 30 days more", reply: Keys },
	make: {
		summary: `Makes a key; the answer is the only one that ever holds it. 409 for a name in use and beyond ${KEYS_MAX}`,
		body: NewApiKey,
		reply: z.object({ key: ApiKey, secret: z.string() }),
	},
	revoke: {
		summary: "Ends a key at once and for good",
		params: z.object({ id: whole(1, 2_147_483_647) }),
		reply: Keys,
	},
} satisfies Record<string, Described>;

export const keys = endpoints(calls, schemas);
