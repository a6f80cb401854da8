import { z } from "zod";
import { CART_LINES_MAX } from "../rules/cart.ts";
import { toCents } from "../rules/money.ts";
import { Quantity } from "./carts.ts";
import { Money, text, whole } from "./fields.ts";

export const RefundState = z.enum(["wanted", "done", "failed"]);

/** Money that went back, or is to: the whole rest or a sum (`lines` is empty), or lines of the order. */
export const Refund = z.object({
	id: z.number().int(),
	at: z.string(),
	amount: Money,
	lines: z.array(z.object({ line: z.number().int(), quantity: z.number().int() })),
	state: RefundState,
	/** Why, told to staff alone; empty otherwise. */
	reason: z.string(),
});
export type Refund = z.infer<typeof Refund>;

const hasCents = (amount: number) => Math.abs(toCents(amount) - amount * 100) < 1e-4;
const isNamedOnce = (lines: readonly { line: number }[]) =>
	new Set(lines.map(({ line }) => line)).size === lines.length;

/** What goes back: a sum, or lines, or all that is left. */
export const RefundRequest = z
	.object({
		amount: z.number().min(0.01).max(1_000_000_000).refine(hasCents, "has at most two decimals").optional(),
		lines: z
			.array(z.object({ line: whole(1, 100_000), quantity: Quantity }))
			.min(1)
			.max(CART_LINES_MAX)
			.refine(isNamedOnce, "names a line twice")
			.optional(),
		/** Whether the units go back on the shelf; without it those of an order that was not sent do. */
		restock: z.boolean().optional(),
		reason: text(500).optional(),
	})
	.refine(({ amount, lines }) => amount === undefined || lines === undefined, {
		path: ["amount"],
		error: "Give a sum or lines, not both",
	});
export type RefundRequest = z.infer<typeof RefundRequest>;
