import type { OrderDetail } from "#core/contract/orders.ts";
import type { Language } from "#core/languages.ts";
import { deliveryInWords as deliveryInSpanish } from "#core/messages/delivery.es.ts";
import { deliveryInWords as deliveryInEnglish } from "#core/messages/delivery.ts";
import { installmentsInWords as installmentsInSpanish } from "#core/messages/installments.es.ts";
import { installmentsInWords as installmentsInEnglish } from "#core/messages/installments.ts";
import { colourIn } from "#core/rules/colour-labels.ts";
import { sumsOf } from "#core/rules/order-sums.ts";
import { sizeIn } from "#core/rules/size-words.ts";
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
	const lines = order.orderDetails.map(
		({ name, color, size, quantity, price }): Fact => [
			`${quantity} × ${name}, ${colourIn(language, color)}, ${sizeIn(language, size)}`,
			moneyIn(language, price * quantity, order.currency),
		],
	);
	return [...lines, ...sumFacts(language, order, taxShown)];
}

/** What it cost in all, and of what that is made. */
export function sumFacts(language: Language, order: OrderDetail, taxShown: boolean): Fact[] {
	const words = orderWords[language].facts;
	const money = (amount: number) => moneyIn(language, amount, order.currency);
	const { delivery, installments, code, taxRate } = order;
	return sumsOf(order, taxShown).flatMap(({ sum, amount }): Fact[] => {
		if (sum === "subtotal") return [[words.subtotal, money(amount)]];
		if (sum === "discount") return [[words.discount(code ?? ""), money(amount)]];
		if (sum === "tax") return [[words.tax(numberIn(language, taxRate)), money(amount)]];
		if (sum === "refunded") return [[words.givenBack, money(amount)]];
		if (sum === "shipping") {
			const way: Fact[] = delivery ? [[words.delivery, deliveryIn[language](delivery)]] : [];
			return [...way, [words.shipping, amount > 0 ? money(amount) : words.free]];
		}
		const parts: Fact[] = installments ? [[words.installments, installmentsIn[language](installments, money)]] : [];
		return [[words.total, `${money(amount)} ${order.currency}`], ...parts];
	});
}

/** Who gets it and where, for those who send it. */
export function shippingFacts(language: Language, order: OrderDetail): Fact[] {
	const { Client, ClientPhone, email, delivery, gift } = order;
	const words = orderWords[language].facts;
	return [
		[words.buyer, `${Client.name} ${Client.lastname}`],
		[words.phone, String(ClientPhone ?? "")],
		[words.email, email],
		[
			delivery?.kind === "pickup" ? words.address : words.sentTo,
			gift && !gift.recipient ? words.givenTo(gift.to) : placeOf(order),
		],
	];
}

/** Of a gift with who gets it, because somebody else has bought it. */
function placeOf({ address, gift }: OrderDetail): string {
	const recipient = gift?.recipient;
	const there = recipient?.address ?? address;
	const who = recipient ? [`${recipient.name} ${recipient.lastname}`.trim(), String(recipient.phone ?? "")] : [];
	const place = [
		there.streetNumber,
		`${there.zipCode} ${there.city}`,
		there.provinceDepartment,
		there.particularDetails,
	];
	return [...who, ...place].filter(Boolean).join(", ");
}
