import { z } from "zod";
import { TEXT_NAMES } from "../rules/texts.ts";

/** What a new shop needs, in the order in which its owner sees to it. */
export const READY_STEPS = [
	"name",
	"contact",
	"currency",
	"delivery",
	"tax",
	"texts",
	"mail",
	"testMail",
	"cards",
	"secondFactor",
	"category",
	"product",
	"order",
] as const;
export type ReadyStep = (typeof READY_STEPS)[number];

/** Without these nothing can be sold, and the currency stays after the first order; the others are worth a look. */
export const ESSENTIAL_STEPS: readonly ReadyStep[] = [
	"name",
	"contact",
	"currency",
	"mail",
	"cards",
	"category",
	"product",
];

/** Settings a new shop may keep as they come: its owner has seen to them once they were saved, even with what they were. */
export const SAVED_EVEN_SAME = ["currency", "delivery", "taxRate", "taxShown"] as const;

export const Readiness = z.object({
	steps: z.array(z.object({ step: z.enum(READY_STEPS), isDone: z.boolean(), isEssential: z.boolean() })),
	/** The texts that are still those the shop came with. */
	samples: z.array(z.enum(TEXT_NAMES)),
	/** Some way of delivery gets to shoppers in the shop's own country, where all addresses are. */
	reachesCountry: z.boolean(),
	/** An admin does not want to see the rest any more. */
	isPutAway: z.boolean(),
});
export type Readiness = z.infer<typeof Readiness>;
