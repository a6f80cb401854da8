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
	/** The least that must be bought of what it counts; null for any sum. */
	minimum: Money.nullable(),
	/** The category it counts, with those below it; null for everything. */
	category: z.number().int().nullable(),
	/** Everybody may use it once. */
	oncePerClient: z.boolean(),
	createdAt: z.string(),
});
export type DiscountCode = z.infer<typeof DiscountCode>;

const Code = text(100)
	.transform(normalCode)
	.pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_-]{0,39}$/, "may hold letters, digits, - and _, at most 40"));
export const CODE_AMOUNT_MAX = 10_000_000;
const MaxUses = whole(1, 1_000_000_000).nullable();
const Sum = Money.min(0.01).max(CODE_AMOUNT_MAX);

const given = {
	percent: Discount.optional(),
	amount: Sum.optional(),
	startsAt: Instant.optional(),
	endsAt: Instant.nullable().optional(),
	maxUses: MaxUses.optional(),
	minimum: Sum.nullable().optional(),
	category: whole(1, 2_147_483_647).nullable().optional(),
	oncePerClient: z.boolean().optional(),
};
const ONE_KIND = { path: ["percent"], message: "Give a percentage or an amount, not both" };

export const NewDiscountCode = z
	.object({ code: Code, ...given })
	.refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), ONE_KIND);
export type NewDiscountCode = z.infer<typeof NewDiscountCode>;

/** A field that is left out stays as it is; null takes its limit away. `createdAt` says which code of this name was looked at. */
const DiscountCodeChange = z
	.object({ ...given, createdAt: Instant.optional() })
	.refine(({ percent, amount }) => percent === undefined || amount === undefined, ONE_KIND);
export type DiscountCodeChange = z.infer<typeof DiscountCodeChange>;

const named = z.object({ code: Code });

export const schemas = {
	list: {
		summary: "All discount codes, newest first",
		reply: z.array(DiscountCode),
	},
	create: {
		summary: "Makes a discount code; the name of one that has ended can be used again",
		body: NewDiscountCode,
		reply: DiscountCode,
	},
	update: {
		summary: "Changes what a code takes off, of what, how long and how often; orders that used it keep their price",
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
