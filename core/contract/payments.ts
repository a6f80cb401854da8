import { z } from "zod";
import { payments as calls } from "../calls/payments.ts";
import { CART_LINES_MAX } from "../rules/cart.ts";
import { Quantity } from "./carts.ts";
import { Email, GuestRecord } from "./clients.ts";
import { Country, Delivery, DeliveryId } from "./delivery.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Language, Money, ProductId, Size, text, whole } from "./fields.ts";
import { ClaimId } from "./gifts.ts";

/** What is being paid. Names, prices and pictures come from the shop itself, whatever the browser sends. */
export const PaidLine = z.object({ productid: ProductId, color: text(100, 1), size: Size, quantity: Quantity });
export type PaidLine = z.infer<typeof PaidLine>;

/** Ids some providers write as numbers. */
const Loose = z.union([text(100), z.number()]).transform(String);

/** A card as the provider's token, and what it is to pay. */
export const CardPayment = z.object({
	token: text(200, 1),
	issuer_id: Loose.nullish(),
	payment_method_id: text(60, 1),
	transaction_amount: z.number().min(0.01).max(1_000_000_000),
	installments: whole(1, 60),
	description: text(300).optional(),
	payer: z.object({
		email: Email,
		identification: z.object({ type: text(20, 1), number: Loose.pipe(text(30, 1)) }).optional(),
	}),
});
export type CardPayment = z.infer<typeof CardPayment>;

const Payment = CardPayment.extend({
	orderDetails: z.array(PaidLine).min(1).max(CART_LINES_MAX),
	/** Who gets the goods and where: what the shipping form keeps under `datosDeEnvio`. */
	shipping: GuestRecord.optional(),
	/** In place of `shipping`: what is paid is given, and goes to whom the claim is about; a guest's claim with its secret. */
	gift: z.object({ claim: ClaimId, secret: text(200, 1).optional() }).nullish(),
	/** One of the ways of delivery that reach the address; without it the cheapest that sends there. */
	delivery: DeliveryId.nullish(),
	code: text(100).nullish(),
	/** Of the page: the order's mails are written in it. Without it in the account's, or the shop's first. */
	language: Language.nullish(),
});

/** Without either the fields of the shipping form are what is missing. */
export const PaymentRequest = Payment.superRefine(({ shipping, gift }, context) => {
	if (gift && shipping)
		context.addIssue({ code: "custom", path: ["gift"], message: "Give a gift or shipping, not both" });
	if (!gift && !shipping) context.addIssue({ code: "custom", path: ["shipping"], message: "Say where it goes" });
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

/**
 * `status` is the provider's word; `unknown` while nobody knows whether the card was charged: do not pay again, ask
 * `payments.status` until it changes. `id` is null until the provider has given one.
 */
export const PaymentAnswer = z.object({
	status: z.string(),
	status_detail: z.string(),
	id: z.union([z.number(), z.string()]).nullable(),
	orderId: z.number().int(),
	orderToken: z.string(),
	total: Money,
});
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

/** In the body of a 409 `sold_out`: what is short, and how many are left. */
export const SoldOutLine = z.object({
	productid: z.number().int(),
	name: z.string(),
	color: z.string(),
	size: Size,
	quantity: z.number().int(),
	left: z.number().int(),
});
export type SoldOutLine = z.infer<typeof SoldOutLine>;

export const PaymentConfig = z.object({
	publicKey: z.string(),
	scriptUrl: z.string(),
	/** Where the provider's browser script calls. */
	apiUrl: z.string(),
	locale: z.string(),
	currency: z.string(),
	/** Nothing is charged: the local card provider answers, and its test cards may be used. */
	rehearsal: z.boolean(),
	country: Country,
	delivery: Delivery,
	taxRate: z.number(),
});
export type PaymentConfig = z.infer<typeof PaymentConfig>;

export const schemas = {
	config: {
		summary: "What the card form and the summary need to know",
		reply: PaymentConfig,
	},
	plans: {
		summary: "What paying in parts costs with any credit card; nothing where that depends on the card",
		reply: z.object({
			plans: z.array(z.object({ count: z.number().int(), rate: z.number(), rates: z.string() })),
		}),
	},
	pay: {
		summary: "Places an order and pays it by card; the same Idempotency-Key never pays twice",
		headers: z.object({ "idempotency-key": text(36).pipe(z.uuid("must be a UUID")) }),
		body: PaymentRequest,
		reply: PaymentAnswer,
	},
	status: {
		summary: "How a payment stands, by its idempotency key, for the one who made it",
		params: z.object({ key: text(36).pipe(z.uuid()) }),
		reply: PaymentAnswer,
	},
	webhook: {
		summary: "The provider's notifications, accepted by their signature",
		headers: z.object({
			"x-signature": text(500).optional(),
			"x-request-id": text(200).optional(),
		}),
		query: z.object({ "data.id": text(100).optional(), type: text(100).optional() }),
		body: z.object({
			id: Loose.optional(),
			type: text(100).optional(),
			action: text(100).optional(),
			data: z.object({ id: Loose.optional() }).optional(),
		}),
		reply: z.object({ received: z.literal(true) }),
	},
} satisfies Record<string, Described>;

export const payments = endpoints(calls, schemas);
