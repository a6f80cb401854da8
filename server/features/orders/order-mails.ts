import type { OrderDetail } from "#core/contract/orders.ts";
import { formatPrice } from "#core/rules/money.ts";
import { labelOf } from "#core/rules/order-status.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import { letter } from "../../adapters/mail/templates/letter.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { orderTokenOf } from "./order-token.ts";
import { findOrder } from "./orders.queries.ts";

export type OrderMail =
	| "paid"
	| "in_process"
	| "rejected"
	| "rejected_later"
	| "called_off"
	| "sold_out"
	| "refunded"
	| "status";

const NOT_ACCEPTED = "The card company did not accept your payment, so the order was cancelled. Nothing was charged.";

const WORDS: Record<OrderMail, (order: OrderDetail) => { subject: string; paragraphs: string[] }> = {
	paid: ({ orderId }) => ({
		subject: `Your order ${orderId} is confirmed`,
		paragraphs: [
			"Your order and payment have been confirmed. We are getting your clothes ready and write again when they leave.",
		],
	}),
	in_process: ({ orderId }) => ({
		subject: `Your order ${orderId} is in process`,
		paragraphs: [
			"The card company is still looking at your payment. Please do not pay again: we write as soon as it has decided.",
		],
	}),
	rejected: ({ orderId }) => ({
		subject: `The payment of your order ${orderId} was rejected`,
		paragraphs: [
			NOT_ACCEPTED,
			"Your cart is as it was: you can try again with another card, or ask your bank what was wrong with this one.",
		],
	}),
	// What was ordered left the cart when the payment went in process.
	rejected_later: ({ orderId }) => ({
		subject: `The payment of your order ${orderId} was rejected`,
		paragraphs: [NOT_ACCEPTED, "You can order again with another card, or ask your bank what was wrong with this one."],
	}),
	called_off: ({ orderId }) => ({
		subject: `Your order ${orderId} was cancelled, your money goes back`,
		paragraphs: [
			"Your order had been cancelled before your payment came through. The whole amount goes back to your card.",
		],
	}),
	sold_out: ({ orderId }) => ({
		subject: `Your order ${orderId} cannot be fulfilled, your money goes back`,
		paragraphs: [
			"Your payment arrived late, when something of your order was already sold. We are sorry. The whole amount goes back to your card.",
		],
	}),
	refunded: ({ orderId }) => ({
		subject: `The payment of your order ${orderId} was given back`,
		paragraphs: [
			"The order is cancelled and the whole amount goes back to your card. Your bank may take some days to show it.",
		],
	}),
	status: ({ orderId, orderStatus }) => ({
		subject: `Your order ${orderId}: ${labelOf(orderStatus)}`,
		paragraphs: [`The status of your order is now: ${labelOf(orderStatus)}.`],
	}),
};

/** Writes to the shopper what happened to the order, and to the shop when there is something to send. */
export async function mailOrder(
	deps: Deps,
	tx: Tx,
	{ orderId, attemptId, about }: { orderId: number; attemptId: string; about: OrderMail },
): Promise<void> {
	const order = await findOrder(tx, orderId);
	if (!order) return;
	const { subject, paragraphs } = WORDS[about](order);
	const token = await orderTokenOf(deps, attemptId);
	if (order.email !== "") {
		const mail = letter({
			subject,
			greeting: `Hello ${order.Client.name},`,
			paragraphs,
			facts: factsOf(order),
			action: { label: "Follow your order", url: linkTo(deps, `/orders/${orderId}`, { token }) },
		});
		await queueMail(deps, tx, {
			...mail,
			to: order.email,
			kind: `order-${about}`,
			dedupeKey: keyOf(order, about, "shopper"),
		});
	}
	if (about === "paid" && deps.config.shopEmail) {
		const notice = letter({
			subject: `New order ${orderId}: ${formatPrice(order.total)}`,
			paragraphs: ["A new order has been paid."],
			facts: [...factsOf(order), ...shippingFacts(order)],
			action: { label: "Open the order", url: linkTo(deps, `/admindashboard/orders/${orderId}`) },
		});
		await queueMail(deps, tx, {
			...notice,
			to: deps.config.shopEmail,
			kind: "order-new",
			dedupeKey: keyOf(order, about, "shop"),
		});
	}
}

/** Each event is mailed once; a status can come back, so its version tells one time from another. */
function keyOf(order: OrderDetail, about: OrderMail, to: "shopper" | "shop"): string {
	return `order ${order.orderId} ${about}${about === "status" ? ` ${order.version}` : ""} ${to}`;
}

function factsOf(order: OrderDetail): [string, string][] {
	const lines = order.orderDetails.map(({ name, color, size, quantity, price }): [string, string] => [
		`${quantity} × ${name}, ${color}, ${size}`,
		formatPrice(price * quantity),
	]);
	return [
		...lines,
		...(order.discount > 0
			? [[`Discount ${order.code ?? ""}`.trim(), formatPrice(-order.discount)] as [string, string]]
			: []),
		["Shipping", order.shipping > 0 ? formatPrice(order.shipping) : "free"],
		["Total", `${formatPrice(order.total)} ${order.currency}`],
		...(order.tax > 0 ? [[`Includes tax (${order.taxRate} %)`, formatPrice(order.tax)] as [string, string]] : []),
	];
}

function shippingFacts({ Client, ClientPhone, address, email }: OrderDetail): [string, string][] {
	const place = [address.streetNumber, `${address.zipCode} ${address.city}`, address.provinceDepartment];
	return [
		["For", `${Client.name} ${Client.lastname}`],
		["Phone", String(ClientPhone ?? "")],
		["E-mail", email],
		["To", [...place, address.particularDetails].filter(Boolean).join(", ")],
	];
}
