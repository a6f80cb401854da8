import { z } from "zod";
import { discounts as calls } from "../calls/discounts.ts";
import { normalCode } from "../rules/discount.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Instant, Money, text, whole } from "./fields.ts";
import { Discount } from "./product-fields.ts";

/** A code takes a percentage or an amount off, never both. */
export const DiscountCode = z.object({
	code: z.string(),
	percent: z.number().int().nullable(),
	amount: Money.nullable(),
	startsAt: z.string(),
	endsAt: z.string().nullable(),
	maxUses: z.number().int().nullable(),
	uses: z.number().int(),
	endedAt: z.string().nullable(),
	createdAt: z.string(),
});
export type DiscountCode = z.infer<typeof DiscountCode>;

const Code = text(100)
	.transform(normalCode)
	.pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_-]{0,39}$/, "may hold letters, digits, - and _, at most 40"));
export const CODE_AMOUNT_MAX = 10_000_000;
const MaxUses = whole(1, 1_000_000_000).nullable();

export const NewDiscountCode = z
	.object({
		code: Code,
		percent: Discount.optional(),
		amount: Money.min(0.01).max(CODE_AMOUNT_MAX).optional(),
		startsAt: Instant.optional(),
		endsAt: Instant.nullable().optional(),
		maxUses: MaxUses.optional(),
	})
	.refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
		path: ["percent"],
		message: "Give a percentage or an amount, not both",
	});
export type NewDiscountCode = z.infer<typeof NewDiscountCode>;

const DiscountCodeChange = z.object({ endsAt: Instant.nullable().optional(), maxUses: MaxUses.optional() });

const named = z.object({ code: Code });

export const schemas = {
	list: {
		summary: "All discount codes, newest first",
		reply: z.array(DiscountCode),
	},
	create: {
		summary: "Makes a discount code",
		body: NewDiscountCode,
		reply: DiscountCode,
	},
	update: {
		summary: "Changes how long and how often a code can be used",
		params: named,
		body: DiscountCodeChange,
		reply: DiscountCode,
	},
	end: {
		summary: "Ends a code at once; orders that used it keep their price",
		params: named,
		reply: DiscountCode,
	},
} satisfies Record<string, Described>;

export const discounts = endpoints(calls, schemas);
