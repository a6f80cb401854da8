import { z } from "zod";
import { papers as calls } from "../calls/papers.ts";
import type { Language } from "../languages.ts";
import { PAPER_KINDS } from "../rules/papers.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Money, text, whole } from "./fields.ts";

export const Paper = z.object({
	kind: z.enum(PAPER_KINDS),
	/** As people read it, with its series. */
	name: z.string(),
	number: z.number().int(),
	at: z.string(),
	amount: Money,
});
export type Paper = z.infer<typeof Paper>;

/** What a paper says, word for word as it was given: nothing of it is looked up again. */
export type PaperContent = {
	language: Language;
	title: string;
	/** Its number, day and order, each with what it is. */
	facts: [label: string, value: string][];
	seller: { label: string; name: string; lines: string[] };
	buyer: { label: string; name: string; lines: string[] };
	columns: [item: string, quantity: string, price: string, sum: string];
	rows: [item: string, quantity: string, price: string, sum: string][];
	sums: [label: string, value: string][];
	notes: string[];
};

const OrderId = whole(1, Number.MAX_SAFE_INTEGER);
const query = z.object({ orderToken: text(200, 1).optional() }).prefault({});
const asSheet = { reply: z.string(), alsoAs: "application/pdf" } as const;

export const schemas = {
	ofOrder: {
		summary: "The invoice and the credit notes of an order, for its owner, for staff, or for a guest with its token",
		params: z.object({ id: OrderId }),
		query,
		reply: z.array(Paper),
	},
	invoice: {
		summary: "The invoice of an order as a page to print; 404 until it was given, soon after the payment",
		params: z.object({ id: OrderId }),
		query,
		...asSheet,
	},
	creditNote: {
		summary: "A credit note of an order as a page to print",
		params: z.object({ id: OrderId, number: whole(1, 2_147_483_647) }),
		query,
		...asSheet,
	},
} satisfies Record<string, Described>;

export const papers = endpoints(calls, schemas);
