import { z } from "zod";
import { carts as calls } from "../calls/carts.ts";
import { CART_LINES_MAX, QUANTITY_MAX } from "../rules/cart.ts";
import { OneUseToken, Phone } from "./clients.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { bySize, Money, ProductId, Size, Spoken, text, whole } from "./fields.ts";
import { type DetailName, productDetailFields } from "./product-fields.ts";
import { Product, Variant } from "./products.ts";

export const Quantity = whole(1, QUANTITY_MAX);

/** Of a line only these count; whatever else the browser stored is filled in by the shop. */
export const GivenCartLine = z.object({
	id_product: ProductId,
	variants: z
		.array(
			z.object({
				ColorName: text(100, 1),
				Stocks: bySize(Quantity, (count) => count === 1, "must hold exactly one size"),
			}),
		)
		.length(1, "must hold exactly one variant"),
});
export type GivenCartLine = z.infer<typeof GivenCartLine>;

const noDetails = Object.fromEntries(
	[...Object.keys(productDetailFields), "sizeSystem", "sizes"].map((name) => [name, true]),
) as { [Name in DetailName | "sizeSystem" | "sizes"]: true };

/** A product with one variant and one size; the quantity is the size's entry in `Stocks`. */
export const CartLine = Product.omit(noDetails).extend({
	variants: z
		.array(
			Variant.extend({
				Stocks: z.record(z.string(), z.number().int().min(1)),
				/** The most that can be had of this size. */
				leftUnits: z.number().int().min(1),
			}),
		)
		.length(1),
	/** Quantity times what one unit costs now. */
	totalPrice: Money,
});
export type CartLine = z.infer<typeof CartLine>;

/** What became of a line that could not be kept as it was. */
export const CartLineChange = z.object({
	id_product: z.number().int(),
	name: z.string(),
	ColorName: z.string(),
	/** The colour as readers of the asked language call it, where that is another word. */
	label: z.string().optional(),
	size: Size,
	quantity: z.number().int(),
	kept: z.number().int(),
	reason: z.enum(["capped", "sold_out", "gone", "full"]),
	message: z.string(),
});
export type CartLineChange = z.infer<typeof CartLineChange>;

export const Cart = z.object({ cart_items: z.array(CartLine), changes: z.array(CartLineChange) });
export type Cart = z.infer<typeof Cart>;
export type SharedCart = Cart & { expiresAt: string };

const cartOwner = z.object({ clientPhone: Phone });

export const schemas = {
	detail: {
		summary: "A client's cart with the prices and units of now",
		params: cartOwner,
		query: Spoken.prefault({}),
		reply: Cart,
	},
	save: {
		summary: "Sets a client's cart; with `merge` the lines are added to it instead, once per merge id",
		params: cartOwner,
		query: Spoken.prefault({}),
		body: z.object({
			cart_items: z.array(GivenCartLine).max(CART_LINES_MAX),
			merge: text(36).pipe(z.uuid()).optional(),
		}),
		reply: Cart,
	},
	share: {
		summary: "Makes a link to what is in a cart, for thirty days; it holds the lines and nothing of whose they are",
		body: z.object({ cart_items: z.array(GivenCartLine).min(1).max(CART_LINES_MAX) }),
		reply: z.object({ link: z.string(), expiresAt: z.string() }),
	},
	shared: {
		summary: "What a link to a cart holds, with the prices and units of now",
		params: z.object({ token: OneUseToken }),
		query: Spoken.prefault({}),
		reply: Cart.extend({ expiresAt: z.string() }),
	},
	verifyDiscount: {
		summary:
			"The goods' total after a discount code; equal to the given total when the code does not count, and X-Discount says why: unknown (with the moment in X-Discount-Starts where its time is still to come), expired, used_up or minimum (with the least sum in X-Discount-Minimum). A code for one category counts the lines of orderDetails",
		body: z.object({
			code: text(100),
			total: Money,
			/** What is bought; prices are the shop's own. */
			orderDetails: z
				.array(z.object({ productid: ProductId, quantity: Quantity }))
				.max(CART_LINES_MAX)
				.optional(),
		}),
		reply: z.number(),
	},
} satisfies Record<string, Described>;

export const carts = endpoints(calls, schemas);
