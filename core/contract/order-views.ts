import { z } from "zod";
import { orderViews as calls } from "../calls/order-views.ts";
import { orderViewMessages } from "../messages/order-views.ts";
import { ORDER_SORTS, VIEW_NAME_MAX, VIEWS_MAX } from "../rules/order-filters.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { line, whole } from "./fields.ts";
import { OrderFilters } from "./orders.ts";

/** What a view asks for, beside the page: at least something. */
const SavedFilters = OrderFilters.extend({ sort: z.enum(ORDER_SORTS).optional() }).refine(
	(filters) => Object.values(filters).some((part) => part !== undefined),
	orderViewMessages.nothing,
);

const { name: message, tooLong } = orderViewMessages;
export const ViewName = z.object({ name: line({ max: VIEW_NAME_MAX, message, tooLong, form: "NFC" }) });

/** A list of orders as one of the staff wants it again and again. */
export const OrderView = z.object({ id: z.number().int(), name: z.string(), filters: SavedFilters });
export type OrderView = z.infer<typeof OrderView>;

export const NewOrderView = ViewName.extend({ filters: SavedFilters });
export type NewOrderView = z.infer<typeof NewOrderView>;

const one = z.object({ id: whole(1, Number.MAX_SAFE_INTEGER) });
const Views = z.array(OrderView);

export const schemas = {
	list: { summary: "One's own views of the orders, by name", reply: Views },
	save: {
		summary: `Keeps a view of the orders under a name, in place of one's own of that name; 409 beyond ${VIEWS_MAX}`,
		body: NewOrderView,
		reply: Views,
	},
	rename: {
		summary: "Calls one's own view otherwise; 409 where another has the name",
		params: one,
		body: ViewName,
		reply: Views,
	},
	remove: { summary: "Deletes one's own view", params: one, reply: Views },
} satisfies Record<string, Described>;

export const orderViews = endpoints(calls, schemas);
