import type { OrderDetail } from "#core/contract/orders.ts";
import type { MailPreview, NewShipment } from "#core/contract/shipments.ts";
import type { Language } from "#core/languages.ts";
import { colourIn } from "#core/rules/colour-labels.ts";
import { type LineUnits, unsentAfter, unsentOf } from "#core/rules/shipments.ts";
import { sizeIn } from "#core/rules/size-words.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { mailShopOf } from "../../adapters/mail/mail-shop.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import { type Letter, letter, type MailShop } from "../../adapters/mail/templates/letter.ts";
import { hello } from "../../adapters/mail/templates/plain-words.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { orderTokenOf } from "./order-token.service.ts";
import { orderWords, shippingFacts } from "./order-words.mails.ts";
import { findOrder, findOrderLanguage } from "./orders.queries.ts";
import en from "./parcels.messages.en.ts";
import es from "./parcels.messages.es.ts";

const parcelWords: Record<Language, typeof en> = { en, es };

/** Tells the shopper what left, by whom, where it can be followed, and what is still to come. */
export async function mailParcel(
	deps: Deps,
	tx: Tx,
	{ orderId, attemptId, shipmentId }: { orderId: number; attemptId: string; shipmentId: number },
): Promise<void> {
	const { shop, order } = await readFor(deps, tx, orderId);
	const parcel = order.shipments.find(({ id }) => id === shipmentId);
	if (!parcel || order.email === "") return;
	const token = await orderTokenOf(deps, attemptId);
	await queueMail(deps, tx, {
		...parcelLetter(deps, shop, { order, parcel, rest: unsentOf(order), query: { token } }),
		to: order.email,
		kind: "order-sent",
		dedupeKey: `order ${orderId} shipment ${shipmentId} shopper`,
	});
}

/** The same mail before anything has left. Its link opens the order for nobody: only the shopper gets the token. */
export async function previewParcel(deps: Deps, tx: Tx, orderId: number, parcel: NewShipment): Promise<MailPreview> {
	const { shop, order } = await readFor(deps, tx, orderId);
	const rest = unsentAfter(unsentOf(order), parcel.lines);
	const { subject, text } = parcelLetter(deps, shop, { order, parcel, rest, query: {} });
	return { to: order.email, subject, text };
}

async function readFor(deps: Deps, tx: Tx, orderId: number) {
	const shop = mailShopOf(await deps.settings.readIn(tx), { language: await findOrderLanguage(tx, orderId) });
	const order = await findOrder(tx, orderId, shop.language);
	if (!order) throw new Error(`order ${orderId} is gone while it is sent`);
	return { shop, order };
}

type Sent = { order: OrderDetail; parcel: NewShipment; rest: readonly LineUnits[]; query: Record<string, string> };

function parcelLetter(deps: Deps, shop: MailShop, { order, parcel, rest, query }: Sent) {
	const words = parcelWords[shop.language];
	const { orderId } = order;
	const isPickup = order.delivery?.kind === "pickup";
	const [whole, part] = isPickup ? [words.ready, words.readyPart] : [words.whole, words.part];
	const isWhole = rest.length === 0;
	const { carrier, tracking, url } = parcel;
	const destination = shippingFacts(shop.language, order).at(-1) as [string, string];
	return letter(shop, {
		subject: (isWhole ? whole : part)(orderId),
		greeting: hello(shop, order.Client.name),
		paragraphs: [isPickup ? words.waiting : words.left(carrier), ...(isWhole ? [] : [words.rest])],
		action: { label: orderWords[shop.language].follow, url: linkTo(deps, shop, `/orders/${orderId}`, query) },
		...(url && { link: { label: words.track, url } }),
		pieces: [
			{ title: words.inside, lines: linesIn(shop.language, order, parcel.lines) },
			...(isWhole ? [] : [{ title: words.follows, lines: linesIn(shop.language, order, rest) }]),
		],
		facts: [
			...(carrier ? [[words.carrier, carrier] as const] : []),
			...(tracking ? [[words.tracking, tracking] as const] : []),
			...(isPickup ? [] : [destination]),
		],
	});
}

function linesIn(
	language: Language,
	{ orderDetails }: OrderDetail,
	units: readonly LineUnits[],
): NonNullable<Letter["pieces"]>[number]["lines"] {
	const bought = new Map(orderDetails.map((one) => [one.line, one]));
	return units.flatMap(({ line, quantity }) => {
		const one = bought.get(line);
		return one
			? [
					{
						text: `${quantity} × ${one.name}, ${colourIn(language, one.color)}, ${sizeIn(language, one.size)}`,
						image: one.image,
					},
				]
			: [];
	});
}
