import { z } from "zod";
import type { OrderLine } from "#core/contract/orders.ts";
import { LANGUAGES } from "#core/languages.ts";
import words from "#web/facts/messages.en.ts";
import { NO_SHIPPING } from "#web/shop/shipping/use-shipping-form.ts";

const text = z.string();
const Line = z.object({
	productid: z.number(),
	name: text,
	color: text,
	size: text,
	quantity: z.number(),
	price: z.number(),
	image: text,
}) satisfies z.ZodType<OrderLine>;

/** An order as staff type it: what, for whom, how it goes, and in which language its mails are. What is wrong with it is told elsewhere. */
export const TypedOrder = z.object({
	name: text,
	lastname: text,
	phone: text,
	email: text,
	address: z.object({
		streetNumber: text,
		city: text,
		provinceDepartment: text,
		zipCode: text,
		particularDetails: text,
	}),
	lines: z.array(Line),
	way: text.nullable(),
	language: z.enum(LANGUAGES),
});
export type TypedOrder = z.infer<typeof TypedOrder>;

export const NO_ORDER: TypedOrder = { ...NO_SHIPPING, lines: [], way: null, language: words.language };
