import type { OrderDetail } from "#core/contract/orders.ts";
import { deliveryInWords } from "#core/messages/delivery.ts";
import { formatMoney } from "#core/rules/money.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { mailShopOf } from "../../adapters/mail/mail-shop.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import { letter } from "../../adapters/mail/templates/letter.ts";
import { hello } from "../../adapters/mail/templates/plain-words.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { orderTokenOf } from "./order-token.service.ts";
import { type OrderMail, wordsOf } from "./order-words.mails.ts";
import { findOrder } from "./orders.queries.ts";

/** Whoever types somebody's address into an order can have these sent there without paying anything. */
const FREE_TO_CAUSE: ReadonlySet<OrderMail> = new Set([
	"in_process",
	"rejected",
	"rejected_later",
	"unconfirmed",
	"expired",
]);

/** Writes to the shopper what happened to the order, and to the shop when there is something to send. */
export async function mailOrder(
	deps: Deps,
	tx: Tx,
	{ orderId, attemptId, about }: { orderId: number; attemptId: string; about: OrderMail },
): Promise<void> {
	const order = await findOrder(tx, orderId);
	if (!order) return;
	const { subject, paragraphs } = wordsOf(about, order);
	const decided = await deps.settings.readIn(tx);
	const shop = mailShopOf(decided);
	const facts = factsOf(order, decided.taxShown);
	const token = await orderTokenOf(deps, attemptId);
	if (order.email !== "") {
		const mail = letter(shop, {
			subject,
			greeting: hello(order.Client.name),
			paragraphs,
			facts,
			action: { label: "Follow your order", url: linkTo(deps, `/orders/${orderId}`, { token }) },
		});
		await queueMail(deps, tx, {
			...mail,
			to: order.email,
			kind: `order-${about}`,
			dedupeKey: keyToShopper(order, about),
			...(FREE_TO_CAUSE.has(about) && { tooMany: "left out" }),
		});
	}
	if (about === "paid" && deps.config.shopEmail) {
		const notice = letter(shop, {
			subject: `New order ${orderId}: ${formatMoney(order.total, order.currency)}`,
			paragraphs: ["A new order has been paid."],
			facts: [...facts, ...shippingFacts(order)],
			action: { label: "Open the order", url: linkTo(deps, `/admindashboard/orders/${orderId}`) },
		});
		await queueMail(deps, tx, {
			...notice,
			to: deps.config.shopEmail,
			kind: "order-new",
			dedupeKey: keyToShop(orderId),
		});
	}
}

/** Each event is mailed once; a status can come back, so its version tells one time from another. */
function keyToShopper({ orderId, version }: OrderDetail, about: OrderMail): string {
	return `order ${orderId} ${about}${about === "status" ? ` ${version}` : ""} shopper`;
}

/** The mail that tells the shop who bought what. */
export function keyToShop(orderId: number): string {
	return `order ${orderId} paid shop`;
}

function factsOf(order: OrderDetail, taxShown: boolean): [string, string][] {
	const money = (amount: number) => formatMoney(amount, order.currency);
	const lines = order.orderDetails.map(({ name, color, size, quantity, price }): [string, string] => [
		`${quantity} × ${name}, ${color}, ${size}`,
		money(price * quantity),
	]);
	return [
		...lines,
		...(order.discount > 0
			? [[`Discount ${order.code ?? ""}`.trim(), money(-order.discount)] as [string, string]]
			: []),
		...(order.delivery ? [["Delivery", deliveryInWords(order.delivery)] as [string, string]] : []),
		["Shipping", order.shipping > 0 ? money(order.shipping) : "free"],
		["Total", `${money(order.total)} ${order.currency}`],
		...(taxShown && order.tax > 0 ? [[`Includes tax (${order.taxRate} %)`, money(order.tax)] as [string, string]] : []),
	];
}

function shippingFacts({ Client, ClientPhone, address, email, delivery }: OrderDetail): [string, string][] {
	const place = [address.streetNumber, `${address.zipCode} ${address.city}`, address.provinceDepartment];
	return [
		["For", `${Client.name} ${Client.lastname}`],
		["Phone", String(ClientPhone ?? "")],
		["E-mail", email],
		[delivery?.kind === "pickup" ? "Address" : "To", [...place, address.particularDetails].filter(Boolean).join(", ")],
	];
}
