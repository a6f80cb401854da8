import type { OrderDetail } from "#core/contract/orders.ts";
import type { PaperContent } from "#core/contract/papers.ts";
import type { Settings } from "#core/contract/settings.ts";
import type { Language } from "#core/languages.ts";
import { fromCents } from "#core/rules/money.ts";
import { paperNumber } from "#core/rules/papers.ts";
import { letterWords, moneyIn, numberIn } from "../../adapters/mail/templates/letter-words.ts";
import { sumFacts } from "../orders/orders.service.ts";
import en from "./papers.messages.en.ts";
import es from "./papers.messages.es.ts";

const wordsIn: Record<Language, typeof en> = { en, es };

export type Occasion = {
	settings: Pick<Settings, "name" | "contact" | "country" | "invoice" | "taxShown" | "timeZone">;
	language: Language;
	number: { series: string; number: number };
	at: Date;
};
type Numbered = Occasion["number"];

/** What an invoice says for good: the shop, the buyer and the order as they are now. */
export function writeInvoice(order: OrderDetail, occasion: Occasion): PaperContent {
	const { language, settings } = occasion;
	const money = (amount: number) => moneyIn(language, amount, order.currency);
	return {
		...frameOf(order, occasion),
		title: wordsIn[language].invoice,
		rows: order.orderDetails.map(({ name, color, size, quantity, price }) => [
			`${name}, ${color}, ${size}`,
			numberIn(language, quantity),
			money(price),
			money(price * quantity),
		]),
		// What went back since then stands on credit notes.
		sums: sumFacts(language, { ...order, refunded: 0 }, settings.taxShown),
	};
}

/** What a credit note says: how much goes back, and of which invoice. */
export function writeCreditNote(
	order: OrderDetail,
	occasion: Occasion,
	{ cents, invoice }: { cents: number; invoice: Numbered },
): PaperContent {
	const { language } = occasion;
	const words = wordsIn[language];
	const amount = moneyIn(language, fromCents(cents), order.currency);
	return {
		...frameOf(order, occasion),
		title: words.creditNote,
		rows: [[words.creditFor(paperNumber(invoice)), numberIn(language, 1), amount, amount]],
		sums: [[words.total, `${amount} ${order.currency}`]],
	};
}

function frameOf(order: OrderDetail, { settings, language, number, at }: Occasion) {
	const words = wordsIn[language];
	const { contact, invoice, timeZone } = settings;
	const { Client, ClientPhone, address, email } = order;
	const day = new Intl.DateTimeFormat(letterWords[language].locale, { dateStyle: "long", timeZone });
	const place = [address.streetNumber, address.particularDetails, `${address.zipCode} ${address.city}`.trim()];
	const reached = [address.provinceDepartment, email, ClientPhone === null ? "" : String(ClientPhone)];
	return {
		language,
		facts: [
			[words.number, paperNumber(number)],
			[words.date, day.format(at)],
			[words.order, String(order.orderId)],
		],
		seller: {
			label: words.from,
			name: settings.name,
			lines: [...contact.lines, contact.mail, contact.phone].filter(Boolean),
		},
		buyer: {
			label: words.to,
			name: `${Client.name} ${Client.lastname}`.trim(),
			lines: [...place, ...reached].filter(Boolean),
		},
		columns: [words.item, words.quantity, words.price, words.sum],
		notes: [...invoice.legalText.split("\n"), settings.country === "AR" ? words.notFiscal : ""].filter(Boolean),
	} satisfies Partial<PaperContent>;
}
