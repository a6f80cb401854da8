import { z } from "zod";
import { stock as calls } from "../calls/stock.ts";
import { UNITS_MAX } from "../rules/stock.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Size, text, whole } from "./fields.ts";

const STOCK_LINES_MAX = 500;

/** A product as files call it, a colour and a size. */
const Place = z.object({ slug: text(200, 1), ColorName: text(100, 1), size: Size });
const Units = whole(0, UNITS_MAX);

const StockLine = z.object({
	slug: z.string(),
	id_product: z.number().int(),
	ColorName: z.string(),
	size: z.string(),
	/** Units for sale: without those that wait for a payment. */
	stock: z.number().int(),
});
export type StockLine = z.infer<typeof StockLine>;

const Wanted = Place.extend({
	stock: Units,
	/** What the sender believes there is: when it is something else by now, the line is left as it is. */
	seen: Units.optional(),
});
export type WantedStock = z.infer<typeof Wanted>;

/** `moved`: no longer what was seen; `unknown`: no such product, colour or size. */
const STOCK_OUTCOMES = ["changed", "unchanged", "moved", "unknown"] as const;

const SetLine = z.object({
	slug: z.string(),
	ColorName: z.string(),
	size: z.string(),
	/** What there is for sale now; null where there is no such place. */
	stock: z.number().int().nullable(),
	outcome: z.enum(STOCK_OUTCOMES),
});
export type SetLine = z.infer<typeof SetLine>;

const placeKey = ({ slug, ColorName, size }: z.infer<typeof Place>) =>
	JSON.stringify([slug, ColorName.trim().toLowerCase(), size]);

export const schemas = {
	list: {
		summary: "Units for sale of every size of every colour, by product; the number of all is in X-Total-Count",
		query: z.object({ page: whole(1, 1_000_000).default(1), limit: whole(1, 1000).default(500) }),
		reply: z.array(StockLine),
	},
	set: {
		summary: "Sets the units for sale of many sizes at once; each line says what became of it",
		body: z.object({
			lines: z
				.array(Wanted)
				.min(1)
				.max(STOCK_LINES_MAX)
				.refine((lines) => new Set(lines.map(placeKey)).size === lines.length, "names a size twice"),
		}),
		reply: z.object({ lines: z.array(SetLine) }),
	},
} satisfies Record<string, Described>;

export const stock = endpoints(calls, schemas);
