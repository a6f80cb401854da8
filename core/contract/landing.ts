import { z } from "zod";
import { landing as calls } from "../calls/landing.ts";
import { SEASONS } from "../rules/seasons.ts";
import { ChosenDelivery } from "./delivery.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Money, Spoken } from "./fields.ts";
import { ProductCard } from "./products.ts";

const Cards = z.array(ProductCard).min(1);

/** Part of the front page; what has nothing to show is left out. */
export const LandingSection = z.discriminatedUnion("kind", [
	z.object({ kind: z.enum(["new", "sale", "best"]), cards: Cards }),
	/** `title` is empty where the owner has not called it anything; `sum` is for all of them together. */
	z.object({ kind: z.literal("look"), title: z.string(), cards: Cards, sum: Money }),
	z.object({
		kind: z.literal("delivery"),
		/** The first way that sends to every address of the shop's country; null where there is none. */
		way: ChosenDelivery.pick({ name: true, kind: true, price: true, days: true })
			.extend({ freeFrom: Money.nullable() })
			.nullable(),
		returnsDays: z.number().int(),
	}),
]);
export type LandingSection = z.infer<typeof LandingSection>;

export const schemas = {
	show: {
		summary: "What the front page shows: the season the shop is in, and what the owner has placed below",
		query: Spoken.prefault({}),
		reply: z.object({ season: z.enum(SEASONS), sections: z.array(LandingSection) }),
	},
} satisfies Record<string, Described>;

export const landing = endpoints(calls, schemas);
