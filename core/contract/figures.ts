import { z } from "zod";
import { COMPARISONS, daysIn, FIGURE_RANGES, LONGEST_RANGE_DAYS } from "../rules/figure-range.ts";
import { RETURN_REASONS } from "../rules/return-states.ts";
import { VISIT_STEPS } from "../rules/visit-steps.ts";
import { ShopDay, Size } from "./fields.ts";

/** From the page that was opened to the money that came in. */
export const FUNNEL_STEPS = ["visit", ...VISIT_STEPS, "paid"] as const;
/** What can be had as a file. */
const FIGURE_PARTS = ["sales", "clients", "funnel", "sellers", "slow", "returns", "missed", "searches"] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];

const asked = {
	range: z.enum(FIGURE_RANGES).default("days30"),
	/** In place of a named range, both days included. */
	from: ShopDay.optional(),
	to: ShopDay.optional(),
	compare: z.enum(COMPARISONS).optional(),
};

type Asked = { from?: string | undefined; to?: string | undefined };

const ORDER = "must not be before the first day, and both are needed";
const areOrdered = ({ from, to }: Asked) => (from === undefined) === (to === undefined) && (from ?? "") <= (to ?? "");
const LENGTH = `is more than ${LONGEST_RANGE_DAYS} days after the first`;
const areFew = ({ from, to }: Asked) => !from || !to || daysIn({ from, to }) <= LONGEST_RANGE_DAYS;

/** Which days are meant, by the shop's clock. */
export const FiguresQuery = z
	.object(asked)
	.refine(areOrdered, { path: ["to"], error: ORDER })
	.refine(areFew, { path: ["to"], error: LENGTH });
export type FiguresQuery = z.infer<typeof FiguresQuery>;

export const FigureFile = z
	.object({ ...asked, part: z.enum(FIGURE_PARTS) })
	.refine(areOrdered, { path: ["to"], error: ORDER })
	.refine(areFew, { path: ["to"], error: LENGTH });

const Count = z.number().int();
const Day = z.string();
/** The same of the range it is compared with; null without one. */
const Before = Count.nullable();
const Days = z.object({ from: Day, to: Day });

const Sums = z.object({
	/** Paid less given back, by the day of the payment. */
	revenue: z.number(),
	/** Paid and not given back as a whole. */
	orders: Count,
	units: Count,
});

/** Paid orders by whose they are; a client is an e-mail address. */
const Buyers = z.object({
	/** Somebody's first. */
	newClients: Count,
	/** Of somebody who had paid before. */
	cameBack: Count,
	/** Of somebody whose data was removed. */
	unknown: Count,
});

const Step = Sums.extend(Buyers.shape).extend({ day: Day });
export type FigureStep = z.infer<typeof Step>;

const Totals = Sums.extend(Buyers.shape).extend({ average: z.number() });

const Product = z.object({ id_product: Count, name: z.string() });

export const Figures = Days.extend({
	/** Each step is a day, or a month named by its first day. */
	by: z.enum(["day", "month"]),
	compared: Days.nullable(),
	totals: Totals,
	totalsBefore: Totals.nullable(),
	/** Every step of the range, none left out; `before` is the step of the other range in the same place. */
	steps: z.array(Step.extend({ before: Step.nullable() })),
	funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), count: Count, before: Before })),
	/** What sold, the most units first. */
	sellers: z.array(Product.extend({ units: Count, revenue: z.number(), before: Before })),
	/** What is on sale and in stock, the fewest units sold first. */
	slow: z.array(Product.extend({ units: Count, left: Count, since: Day, before: Before })),
	/** Units that shoppers asked to send back in the range, unless refused or called off. */
	returns: z.array(Product.extend({ reason: z.enum(RETURN_REASONS).nullable(), units: Count, before: Before })),
	returnReasons: z.array(z.object({ reason: z.enum(RETURN_REASONS).nullable(), units: Count, before: Before })),
	/** Sold-out sizes that were looked at, and asked to be told of; `before` is both. */
	missed: z.array(Product.extend({ ColorName: z.string(), size: Size, looks: Count, alerts: Count, before: Before })),
	/** What was searched in vain; kept for 90 days. */
	searches: z.array(z.object({ words: z.string(), times: Count, before: Before })),
});
export type Figures = z.infer<typeof Figures>;
