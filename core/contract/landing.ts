import { z } from "zod";
import { landing as calls } from "../calls/landing.ts";
import { SEASONS } from "../rules/seasons.ts";
import { type Described, endpoints } from "./endpoint.ts";

export const schemas = {
	show: {
		summary: "What the front page shows: the season the shop is in",
		reply: z.object({ season: z.enum(SEASONS) }),
	},
} satisfies Record<string, Described>;

export const landing = endpoints(calls, schemas);
