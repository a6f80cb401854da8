import { z } from "zod";
import { audit as calls } from "../calls/audit.ts";
import { ChangeId } from "./changes.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { text, whole } from "./fields.ts";

export const AuditEntry = z.object({
	id: z.number().int(),
	at: z.string(),
	/** The staff user's name at that time. */
	user_name: z.string(),
	/** What was done, such as `products.update`. */
	action: z.string(),
	/** To what: a product's or an order's number, a code, a user. */
	subject: z.string(),
	/** What was before and after, where it is small. */
	detail: z.unknown(),
	/** The change of products it tells of, while it can be taken back. */
	change: ChangeId,
	/** It tells of the last change of a setting, which can be taken back (`POST /settings/undo`). */
	isLastOfSetting: z.boolean().optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const schemas = {
	list: {
		summary: "What staff did, newest first; the number of all matches is in X-Total-Count",
		query: z.object({
			/** Part of a user's name, an action or a subject. */
			search: text(100).optional(),
			page: whole(1, 1_000_000_000).default(1),
			limit: whole(1, 100).default(50),
		}),
		reply: z.array(AuditEntry),
	},
} satisfies Record<string, Described>;

export const audit = endpoints(calls, schemas);
