import { z } from "zod";
import { statistics as calls } from "../calls/statistics.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Money, Size, whole } from "./fields.ts";
import { FigureFile, Figures, FiguresQuery } from "./figures.ts";
import { OrderStatus } from "./orders.ts";

const Count = z.number().int();
const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

export const Statistics = z.object({
	totalOrdersInProcess: Count,
	totalOrdersComplete: Count,
	totalOrdersSubmited: Count,
	totalOrdersCancelled: Count,
	/** Units in paid orders. */
	totalVentas: Count,
	/** Approved minus refunded money. */
	totalIngresos: z.number(),
	totalClients: Count,
	totalClientsVerified: Count,
	totalOrders: Count,
	/** On sale. */
	totalProducts: Count,
	totalProductsOffSale: Count,
	totalUsers: Count,
	/** The mean of all review stars, with two decimals; 0 without reviews. */
	averageRating: z.number(),
	totalReviews: Count,
	/** The asked-for days up to today by the shop's clock, none left out; by month each entry is the month's first day. */
	sales: z.object({
		days: Count,
		by: z.enum(["day", "month"]),
		revenue: z.number(),
		units: Count,
		orders: Count,
		entries: z.array(z.object({ day: Day, revenue: z.number(), units: Count, orders: Count })),
	}),
	/** Of the last 30 days, today included. */
	visits: z.object({ total: Count, entries: z.array(z.object({ day: Day, visits: Count })) }),
	/** Sizes on sale with few units left, fewest first. */
	lowStock: z.object({
		/** Sizes with none left. */
		soldOut: Count,
		/** Sizes with one to three left. */
		low: Count,
		entries: z.array(z.object({ id_product: Count, name: z.string(), ColorName: z.string(), size: Size, left: Count })),
	}),
	newestOrders: z.array(
		z.object({
			orderId: Count,
			orderStatus: OrderStatus,
			paymentStatus: z.string(),
			total: Money,
			currency: z.string(),
			createdAt: z.string(),
			Client: z.object({ name: z.string(), lastname: z.string() }),
		}),
	),
});
export type Statistics = z.infer<typeof Statistics>;

export const StatisticsQuery = z.object({
	/** How far back the sales go, today included. */
	days: whole(1, 1100).default(30),
	/** By month unless told otherwise from 93 days on. */
	by: z.enum(["day", "month"]).optional(),
});
export type StatisticsQuery = z.infer<typeof StatisticsQuery>;

export const schemas = {
	get: {
		summary: "The shop in numbers, as a recount would find them at this moment",
		query: StatisticsQuery,
		reply: Statistics,
	},
	figures: {
		summary:
			"What was sold in a range of days, to whom, what came back and what was missed; beside another range if asked",
		query: FiguresQuery,
		reply: Figures,
	},
	exportFigures: {
		summary: "One part of the figures as CSV, with more of its lines than the screen shows",
		query: FigureFile,
		reply: z.string(),
	},
} satisfies Record<string, Described>;

export const statistics = endpoints(calls, schemas);
