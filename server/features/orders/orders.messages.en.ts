import { labelOf, type OrderStatus } from "#core/rules/order-status.ts";

const NOT_ACCEPTED = "The card company did not accept your payment, so the order was cancelled. Nothing was charged.";

const messages = {
	shopper: {
		paid: (orderId: number) => ({
			subject: `Your order ${orderId} is confirmed`,
			paragraphs: [
				"Your order and payment have been confirmed. We are getting your clothes ready and write again when they leave.",
			],
		}),
		in_process: (orderId: number) => ({
			subject: `Your order ${orderId} is in process`,
			paragraphs: [
				"The card company is still looking at your payment. Please do not pay again: we write as soon as it has decided.",
			],
		}),
		rejected: (orderId: number) => ({
			subject: `The payment of your order ${orderId} was rejected`,
			paragraphs: [
				NOT_ACCEPTED,
				"Your cart is as it was: you can try again with another card, or ask your bank what was wrong with this one.",
			],
		}),
		// What was ordered left the cart when the payment went in process.
		rejected_later: (orderId: number) => ({
			subject: `The payment of your order ${orderId} was rejected`,
			paragraphs: [
				NOT_ACCEPTED,
				"You can order again with another card, or ask your bank what was wrong with this one.",
			],
		}),
		unconfirmed: (orderId: number) => ({
			subject: `Your order ${orderId} was cancelled`,
			paragraphs: [
				"The card company has not confirmed your payment in time, so the order was cancelled.",
				"Should your card be charged after all, we take the order up again if everything is still there; if not, the whole amount goes back to your card.",
			],
		}),
		expired: (orderId: number) => ({
			subject: `Your order ${orderId} was cancelled`,
			paragraphs: [
				"The payment was called off before the card company had accepted it, so the order was cancelled. Nothing was charged.",
				"You can order again whenever you like.",
			],
		}),
		called_off: (orderId: number) => ({
			subject: `Your order ${orderId} was cancelled, your money goes back`,
			paragraphs: [
				"Your order had been cancelled before your payment came through. The whole amount goes back to your card.",
			],
		}),
		sold_out: (orderId: number) => ({
			subject: `Your order ${orderId} cannot be fulfilled, your money goes back`,
			paragraphs: [
				"Your payment arrived late, when something of your order was already sold. We are sorry. The whole amount goes back to your card.",
			],
		}),
		code_gone: (orderId: number, { code }: { code: string | null }) => ({
			subject: `Your order ${orderId} cannot be fulfilled, your money goes back`,
			paragraphs: [
				`Your payment arrived late, when the discount code ${code} of your order had been used up. We are sorry. The whole amount goes back to your card.`,
			],
		}),
		refunded: (orderId: number) => ({
			subject: `The payment of your order ${orderId} was given back`,
			paragraphs: [
				"The order is cancelled and the whole amount goes back to your card. Your bank may take some days to show it.",
			],
		}),
		part_refunded: (orderId: number, { given }: { given: string }) => ({
			subject: `${given} of your order ${orderId} goes back to you`,
			paragraphs: [
				`We gave back ${given} of what you paid. It goes to the card you paid with; your bank may take some days to show it.`,
			],
		}),
		cancelled: (orderId: number, { paymentStatus }: { paymentStatus: string }) =>
			paymentStatus === "approved" || paymentStatus === "in_mediation"
				? {
						subject: `You cancelled your order ${orderId}, your money goes back`,
						paragraphs: [
							"Your order is cancelled, as you asked. What you paid goes back to your card; your bank may take some days to show it.",
						],
					}
				: {
						subject: `You cancelled your order ${orderId}`,
						paragraphs: [
							"Your order is cancelled, as you asked. Should your card be charged after all, the whole amount goes back to it.",
						],
					},
		address: (orderId: number, { place }: { place: string }) => ({
			subject: `Your order ${orderId} goes to another address`,
			paragraphs: [
				`We corrected the address of your order. It is now: ${place}.`,
				"If this is not right, please write to us before the parcel leaves.",
			],
		}),
		pay_link: (orderId: number, { until }: { until: string }) => ({
			subject: `Your order ${orderId} waits for your payment`,
			paragraphs: [
				`We made this order for you, as you asked. Everything in it is set aside until ${until}: pay it by card with this link.`,
				"If you did not order this, do nothing: it ends by itself and nothing is charged.",
			],
		}),
		try_again: (orderId: number, { until }: { until: string }) => ({
			subject: `The payment of your order ${orderId} was rejected`,
			paragraphs: [
				`The card company did not accept your payment. Nothing was charged, and your order is still set aside until ${until}: you can pay it with another card.`,
			],
		}),
		unpaid: (orderId: number) => ({
			subject: `Your order ${orderId} was cancelled`,
			paragraphs: [
				"It was not paid in time, so it was cancelled. Nothing was charged.",
				"You can order again whenever you like.",
			],
		}),
		status: (orderId: number, { orderStatus }: { orderStatus: OrderStatus }) => ({
			subject: `Your order ${orderId}: ${labelOf(orderStatus)}`,
			paragraphs: [`The status of your order is now: ${labelOf(orderStatus)}.`],
		}),
	},
	follow: "Follow your order",
	pay: "Pay your order",
	shop: {
		subject: (orderId: number, total: string) => `New order ${orderId}: ${total}`,
		paragraph: "A new order has been paid.",
		action: "Open the order",
	},
	facts: {
		subtotal: "Subtotal",
		discount: (code: string) => `Discount ${code}`.trim(),
		delivery: "Delivery",
		shipping: "Shipping",
		free: "free",
		installments: "Installments",
		total: "Total",
		givenBack: "Given back",
		tax: (rate: string) => `Includes tax (${rate} %)`,
		buyer: "For",
		phone: "Phone",
		email: "E-mail",
		sentTo: "To",
		givenTo: (name: string) => `${name || "The one whose list it is"}; we keep the address to ourselves`,
		address: "Address",
	},
};

export default messages;
