import { addressOf } from "#core/calls/call.ts";
import { returns } from "#core/calls/returns.ts";
import type { StaffReturn } from "#core/contract/returns.ts";
import type { Language } from "#core/languages.ts";
import { colourIn } from "#core/rules/colour-labels.ts";
import { sizeIn } from "#core/rules/size-words.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { mailShopOf, OF_THE_SHOP } from "../../adapters/mail/mail-shop.ts";
import { queueMail } from "../../adapters/mail/queue-mail.ts";
import { type Letter, letter, type MailShop } from "../../adapters/mail/templates/letter.ts";
import { moneyIn } from "../../adapters/mail/templates/letter-words.ts";
import { hello } from "../../adapters/mail/templates/plain-words.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { orderTokenOf } from "../orders/order-token.service.ts";
import { findOrderLanguage, type Locked } from "../orders/orders.service.ts";
import en from "./returns.messages.en.ts";
import es from "./returns.messages.es.ts";
import { findReturn } from "./returns.queries.ts";

const wordsOf: Record<Language, typeof en> = { en, es };
type About = "asked" | "approved" | "refused" | "received" | "sent";
type Told = { locked: Locked; number: number; about: About };

/** Tells the shopper what became of a return, and the shop that there is one. Called after it was written. */
export async function mailReturn(
	deps: Deps,
	tx: Tx,
	{ locked: { order, attempt }, number, about }: Told,
): Promise<void> {
	const decided = await deps.settings.readIn(tx);
	const shop = mailShopOf(decided, { language: await findOrderLanguage(tx, order.id) });
	const one = await findReturn(tx, number);
	if (!one) throw new Error(`return ${number} is gone while it is told of`);
	if (order.email !== "") {
		const token = await orderTokenOf(deps, attempt.id);
		const greeting = hello(shop, order.name);
		await queueMail(deps, tx, {
			...letter(shop, { ...contentOf(deps, shop, { one, about, token, timeZone: decided.timeZone }), greeting }),
			to: order.email,
			kind: `return-${about}`,
			dedupeKey: `return ${number} ${about} shopper`,
		});
	}
	if (about === "asked" && deps.config.shopEmail) {
		const ofShop = mailShopOf(decided, OF_THE_SHOP);
		const words = wordsOf[ofShop.language];
		await queueMail(deps, tx, {
			...letter(ofShop, {
				subject: words.shop.subject(number, order.id),
				paragraphs: [words.shop.paragraph],
				pieces: piecesOf(shop.language, one),
				action: { label: words.shop.action, url: linkTo(deps, ofShop, "/admindashboard/returns") },
			}),
			to: deps.config.shopEmail,
			kind: "return-new",
			dedupeKey: `return ${number} asked shop`,
		});
	}
}

type Content = { one: StaffReturn; about: About; token: string; timeZone: string };

function contentOf(deps: Deps, shop: MailShop, { one, about, token, timeZone }: Content): Letter {
	const words = wordsOf[shop.language];
	const { number, orderId, refusal, heldUntil, refund, lines, parcel } = one;
	const day = new Intl.DateTimeFormat(shop.language, { dateStyle: "long", timeZone });
	const exchanged = lines.some(({ outcome }) => outcome === "exchange");
	const more = {
		asked: heldUntil ? [words.held(day.format(new Date(heldUntil)))] : [],
		approved: heldUntil ? [words.held(day.format(new Date(heldUntil)))] : [],
		refused: [refusal],
		received: [
			...(refund ? [words.moneyBack(moneyIn(shop.language, refund.amount, one.currency))] : []),
			...(exchanged ? [words.exchangeNext] : []),
		],
		sent: [],
	}[about];
	const order = { label: words.follow, url: linkTo(deps, shop, `/orders/${orderId}`, { token }) };
	const asked = { params: { id: orderId, number }, query: { orderToken: token, language: shop.language } };
	const label = { label: words.label, url: deps.config.publicUrl + addressOf(returns.label, asked) };
	return {
		subject: words[about].subject(number),
		paragraphs: [...words[about].paragraphs, ...more],
		action: about === "approved" ? label : order,
		...(parcel?.url && { link: { label: words.track, url: parcel.url } }),
		pieces: piecesOf(shop.language, one),
		facts: [
			...(parcel?.carrier ? [[words.carrier, parcel.carrier] as const] : []),
			...(parcel?.tracking ? [[words.tracking, parcel.tracking] as const] : []),
		],
	};
}

function piecesOf(language: Language, { lines }: StaffReturn): NonNullable<Letter["pieces"]> {
	const words = wordsOf[language];
	const wanted = lines.filter(({ exchange, outcome }) => exchange && outcome !== "refund");
	return [
		{
			title: words.returned,
			lines: lines.map(({ quantity, name, color, size, image }) => ({
				text: `${quantity} × ${name}, ${colourIn(language, color)}, ${sizeIn(language, size)}`,
				image,
			})),
		},
		...(wanted.length > 0
			? [
					{
						title: words.instead,
						lines: wanted.map(({ quantity, name, exchange }) => ({
							text: `${quantity} × ${name}, ${colourIn(language, exchange?.ColorName ?? "")}, ${sizeIn(language, exchange?.size ?? "")}`,
							image: "",
						})),
					},
				]
			: []),
	];
}

type Linked = { order: { id: number; email: string; name: string }; attemptId: string; language: Language | undefined };

/** The link to an order for whoever can read the mail at its address. */
export async function mailOrderLink(deps: Deps, tx: Tx, { order, attemptId, language }: Linked): Promise<void> {
	const decided = await deps.settings.readIn(tx);
	const shop = mailShopOf(decided, { language: language ?? (await findOrderLanguage(tx, order.id)) });
	const words = wordsOf[shop.language];
	const token = await orderTokenOf(deps, attemptId);
	await queueMail(deps, tx, {
		...letter(shop, {
			subject: words.link.subject(order.id),
			greeting: hello(shop, order.name),
			paragraphs: words.link.paragraphs,
			action: { label: words.follow, url: linkTo(deps, shop, `/orders/${order.id}`, { token }) },
		}),
		to: order.email,
		kind: "order-link",
		tooMany: "left out",
	});
}
