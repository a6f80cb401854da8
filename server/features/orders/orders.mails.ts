import type { OrderDetail } from "#core/contract/orders.ts";
import type { Settings } from "#core/contract/settings.ts";
import type { Language } from "#core/languages.ts";
import { fromCents } from "#core/rules/money.ts";
import { addressInOneLine } from "#core/rules/order-address.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { mailShopOf, OF_THE_SHOP } from "../../adapters/mail/mail-shop.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import { letter, type MailShop } from "../../adapters/mail/templates/letter.ts";
import { momentIn, moneyIn } from "../../adapters/mail/templates/letter-words.ts";
import { hello } from "../../adapters/mail/templates/plain-words.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { orderTokenOf } from "./order-token.service.ts";
import { type OrderMail, orderFacts, orderWords, shippingFacts } from "./order-words.mails.ts";
import { findOrder, findOrderLanguage, findRecipient, withRecipient } from "./orders.queries.ts";

/** Whoever types somebody's address into an order can have these sent there without paying anything. */
const FREE_TO_CAUSE: ReadonlySet<OrderMail> = new Set([
	"in_process",
	"rejected",
	"rejected_later",
	"unconfirmed",
	"expired",
	"cancelled",
	"try_again",
]);
/** What leads to where the order is paid. */
const ABOUT_PAYING: ReadonlySet<OrderMail> = new Set(["pay_link", "try_again"]);
/** What can be told again, each time of another version of the order. */
const TOLD_AGAIN: ReadonlySet<OrderMail> = new Set(["status", "cancelled", "address", "pay_link", "try_again"]);

type Told = {
	orderId: number;
	attemptId: string;
	about: OrderMail;
	/** The part of the money that went back, where it is about that. */
	part?: { refundId: number; cents: number };
};

/** What the transaction may have read already: the settings, and in which language the shopper is written to. */
export type KnownToMails = { settings: Awaited<ReturnType<Deps["settings"]["readIn"]>>; language: Language | null };

async function readForMails({ settings }: Pick<Deps, "settings">, tx: Tx, orderId: number): Promise<KnownToMails> {
	const [decided, language] = await Promise.all([settings.readIn(tx), findOrderLanguage(tx, orderId)]);
	return { settings: decided, language };
}

/** Writes to the shopper what happened to the order, and to the shop when there is something to send. */
export async function mailOrder(
	deps: Deps,
	tx: Tx,
	{ orderId, attemptId, about, part }: Told,
	known?: KnownToMails,
): Promise<void> {
	const { settings: decided, language } = known ?? (await readForMails(deps, tx, orderId));
	const shop = mailShopOf(decided, { language });
	const order = await findOrder(tx, orderId, shop.language);
	if (!order) return;
	if (order.email !== "") {
		const token = await orderTokenOf(deps, attemptId);
		await queueMail(deps, tx, {
			...letterToShopper(deps, shop, { order, about, token, decided, given: part?.cents ?? 0 }),
			to: order.email,
			kind: `order-${about}`,
			dedupeKey: keyToShopper(order, about, part?.refundId),
			...(FREE_TO_CAUSE.has(about) && { tooMany: "left out" }),
		});
	}
	if (about === "paid" && deps.config.shopEmail) {
		const ofShop = mailShopOf(decided, OF_THE_SHOP);
		const asWritten = (await findOrder(tx, orderId)) ?? order;
		const recipient = asWritten.gift && (await findRecipient(tx, orderId));
		await queueMail(deps, tx, {
			...letterToShop(deps, ofShop, withRecipient(asWritten, recipient), decided.taxShown),
			to: deps.config.shopEmail,
			kind: "order-new",
			dedupeKey: keyToShop(orderId),
		});
	}
}

type ToShopper = {
	order: OrderDetail;
	about: OrderMail;
	token: string;
	decided: Pick<Settings, "taxShown" | "timeZone">;
	given: number;
};

function letterToShopper(deps: Deps, shop: MailShop, { order, about, token, decided, given }: ToShopper) {
	const { taxShown, timeZone } = decided;
	const { shopper, follow, pay } = orderWords[shop.language];
	const isToPay = ABOUT_PAYING.has(about);
	return letter(shop, {
		...shopper[about](order.orderId, {
			...order,
			given: moneyIn(shop.language, fromCents(given), order.currency),
			place: addressInOneLine(order.address),
			until: order.payUntil ? momentIn(shop.language, order.payUntil, timeZone) : "",
		}),
		greeting: hello(shop, order.Client.name),
		facts: orderFacts(shop.language, order, taxShown),
		action: {
			label: isToPay ? pay : follow,
			url: linkTo(deps, shop, `/orders/${order.orderId}${isToPay ? "/pay" : ""}`, { token }),
		},
	});
}

function letterToShop(deps: Deps, shop: MailShop, order: OrderDetail, taxShown: boolean) {
	const { language } = shop;
	const words = orderWords[language].shop;
	return letter(shop, {
		subject: words.subject(order.orderId, moneyIn(language, order.total, order.currency)),
		paragraphs: [words.paragraph],
		facts: [...orderFacts(language, order, taxShown), ...shippingFacts(language, order)],
		action: { label: words.action, url: linkTo(deps, shop, `/admindashboard/orders/${order.orderId}`) },
	});
}

/** Each event is mailed once; a status can come back, so its version tells one time from another, and a refund its number. */
function keyToShopper({ orderId, version }: OrderDetail, about: OrderMail, refundId: number | undefined): string {
	const time = TOLD_AGAIN.has(about) ? version : refundId;
	return `order ${orderId} ${about}${time === undefined ? "" : ` ${time}`} shopper`;
}

/** The mail that tells the shop who bought what. */
export function keyToShop(orderId: number): string {
	return `order ${orderId} paid shop`;
}
