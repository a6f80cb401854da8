import { z } from "zod";
import { visits as calls } from "../calls/visits.ts";
import { VISIT_STEPS } from "../rules/visit-steps.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { ProductId, Size, text } from "./fields.ts";

/** How far a visit came, or the sold-out size somebody looked at. */
const Counted = z.union([
	z.object({ step: z.enum(VISIT_STEPS) }),
	z.object({ missed: z.object({ id_product: ProductId, ColorName: text(100, 1), size: Size }) }),
]);
export type Counted = z.infer<typeof Counted>;

export const schemas = {
	count: {
		summary: "Counts how far a visit came, or a sold-out size that was looked at; nothing is kept of who told it",
		body: Counted,
		reply: z.object({}),
	},
} satisfies Record<string, Described>;

export const visits = endpoints(calls, schemas);
