import type { OrderDetail } from "#core/contract/orders.ts";
import type { Language } from "#core/languages.ts";
import { deliveryInWords as deliveryInSpanish } from "#core/messages/delivery.es.ts";
import { deliveryInWords as deliveryInEnglish } from "#core/messages/delivery.ts";
import { installmentsInWords as installmentsInSpanish } from "#core/messages/installments.es.ts";
import { installmentsInWords as installmentsInEnglish } from "#core/messages/installments.ts";
import { moneyIn, numberIn } from "../../adapters/mail/templates/letter-words.ts";
import en from "./orders.messages.en.ts";
import es from "./orders.messages.es.ts";

export const orderWords: Record<Language, typeof en> = { en, es };

/** What there is to tell a shopper about an order. */
export type OrderMail = keyof typeof en.shopper;

const deliveryIn = { en: deliveryInEnglish, es: deliveryInSpanish };
const installmentsIn = { en: installmentsInEnglish, es: installmentsInSpanish };

type Fact = [label: string, value: string];

/** What was ordered and what it cost. */
export function orderFacts(language: Language, order: OrderDetail, taxShown: boolean): Fact[] {
	const words = orderWords[language].facts;
	const money = (amount: number) => moneyIn(language, amount, order.currency);
	const { discount, delivery, shipping, total, installments, tax, code } = order;
	const lines = order.orderDetails.map(
		({ name, color, size, quantity, price }): Fact => [
			`${quantity} × ${name}, ${color}, ${size}`,
			money(price * quantity),
		],
	);
	return [
		...lines,
		...(discount > 0 ? [[words.discount(code ?? ""), money(-discount)] satisfies Fact] : []),
		...(delivery ? [[words.delivery, deliveryIn[language](delivery)] satisfies Fact] : []),
		[words.shipping, shipping > 0 ? money(shipping) : words.free],
		[words.total, `${money(total)} ${order.currency}`],
		...(installments ? [[words.installments, installmentsIn[language](installments, money)] satisfies Fact] : []),
		...(taxShown && tax > 0 ? [[words.tax(numberIn(language, order.taxRate)), money(tax)] satisfies Fact] : []),
	];
}

/** Who gets it and where, for those who send it. */
export function shippingFacts(language: Language, order: OrderDetail): Fact[] {
	const { Client, ClientPhone, address, email, delivery } = order;
	const words = orderWords[language].facts;
	const place = [address.streetNumber, `${address.zipCode} ${address.city}`, address.provinceDepartment];
	return [
		[words.buyer, `${Client.name} ${Client.lastname}`],
		[words.phone, String(ClientPhone ?? "")],
		[words.email, email],
		[
			delivery?.kind === "pickup" ? words.address : words.sentTo,
			[...place, address.particularDetails].filter(Boolean).join(", "),
		],
	];
}
