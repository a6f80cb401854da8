import { z } from "zod";
import { searches as calls } from "../calls/searches.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Synonyms } from "./synonyms.ts";

const VainSearch = z.object({
	/** As they are compared: without case, accents and signs. */
	words: z.string(),
	times: z.number().int(),
	lastDay: z.string().regex(/^\d{4}-\d\d-\d\d$/),
});
export type VainSearch = z.infer<typeof VainSearch>;

const VainSearches = z.object({
	/** Most often first. */
	searches: z.array(VainSearch),
	/** What the owner has said that words mean. */
	synonyms: Synonyms,
});
export type VainSearches = z.infer<typeof VainSearches>;

export const schemas = {
	vain: {
		summary: "What people searched for in vain in the last 90 days, how often, and what words are said to mean",
		reply: VainSearches,
	},
} satisfies Record<string, Described>;

export const searches = endpoints(calls, schemas);
