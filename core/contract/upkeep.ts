import { z } from "zod";
import { upkeep as calls } from "../calls/upkeep.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { whole } from "./fields.ts";

/** What a shop for real customers needs and may lack. */
export const LACKS = ["address", "mail", "cards", "notices", "proxy", "backups"] as const;

export const Upkeep = z.object({
	/** What is not configured, each with a sentence that says what to do. */
	notConfigured: z.array(
		z.object({
			what: z.enum(LACKS),
			text: z.string(),
			/** Where backups are looked for, and how old the newest is; null where there is none. */
			backups: z.object({ folder: z.string(), days: z.number().int().nullable() }).optional(),
		}),
	),
	/** When the newest backup was written; null where none is known. */
	newestBackup: z.string().nullable(),
	/** Mails that were given up, the newest first. */
	failedMails: z.object({
		total: z.number().int(),
		entries: z.array(
			z.object({
				id: z.number().int(),
				to: z.string(),
				subject: z.string(),
				/** What the mail server said. */
				reason: z.string(),
				createdAt: z.string(),
				/** Its text is still there. */
				canBeSent: z.boolean(),
			}),
		),
	}),
});
export type Upkeep = z.infer<typeof Upkeep>;
export type Lack = Upkeep["notConfigured"][number];

export const schemas = {
	get: {
		summary: "What is not configured, and which mails were given up",
		reply: Upkeep,
	},
	sendMails: {
		summary: "Has mails that were given up sent again; those that were not, or whose text is gone, are left alone",
		body: z.object({ ids: z.array(whole(1, Number.MAX_SAFE_INTEGER)).min(1).max(100) }),
		reply: z.object({ queued: z.number().int() }),
	},
} satisfies Record<string, Described>;

export const upkeep = endpoints(calls, schemas);
