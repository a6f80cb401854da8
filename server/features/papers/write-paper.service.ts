import type { OrderDetail } from "#core/contract/orders.ts";
import type { PaperContent } from "#core/contract/papers.ts";
import type { Settings } from "#core/contract/settings.ts";
import type { Language } from "#core/languages.ts";
import { includedTax } from "#core/rules/checkout.ts";
import { colourIn } from "#core/rules/colour-labels.ts";
import { fromCents } from "#core/rules/money.ts";
import { paperNumber } from "#core/rules/papers.ts";
import { sizeIn } from "#core/rules/size-words.ts";
import { dayIn, moneyIn, numberIn } from "../../adapters/mail/templates/letter-words.ts";
import { sumFacts } from "../orders/orders.service.ts";
import type { Credited } from "./credited.rules.ts";
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
	return {
		...frameOf(order, occasion),
		title: wordsIn[language].invoice,
		rows: order.orderDetails.map((line) => rowOf(order, language, line)),
		// What went back since then stands on credit notes.
		sums: sumFacts(language, { ...order, refunded: 0 }, settings.taxShown),
	};
}

type Credit = { cents: number; invoice: Numbered; credited: Credited | null };

/** What a credit note says: how much goes back, of which invoice, and for what where that is known. */
export function writeCreditNote(
	order: OrderDetail,
	occasion: Occasion,
	{ cents, invoice, credited }: Credit,
): PaperContent {
	const { language, settings } = occasion;
	const words = wordsIn[language];
	const money = (amount: number) => moneyIn(language, fromCents(amount), order.currency);
	const frame = frameOf(order, occasion);
	const why = words.creditFor(paperNumber(invoice));
	const tax = includedTax(cents, order.taxRate);
	const total: PaperContent["sums"] = [
		[words.total, `${money(cents)} ${order.currency}`],
		...(settings.taxShown && tax > 0 ? [[words.tax(numberIn(language, order.taxRate)), money(tax)] as Sum] : []),
	];
	if (!credited)
		return {
			...frame,
			title: words.creditNote,
			rows: [[why, numberIn(language, 1), money(cents), money(cents)]],
			sums: total,
		};
	const { goods, discount, shipping, earlier } = credited;
	const parts: [label: string, cents: number][] = [
		[words.subtotal, goods],
		[words.discount, -discount],
		[words.shipping, shipping],
		[words.earlier, -earlier],
	];
	return {
		...frame,
		title: words.creditNote,
		rows: credited.lines.flatMap(({ line, quantity }) =>
			order.orderDetails.filter((one) => one.line === line).map((one) => rowOf(order, language, { ...one, quantity })),
		),
		sums: [...parts.filter(([, sum]) => sum !== 0).map(([label, sum]): Sum => [label, money(sum)]), ...total],
		notes: [why, ...frame.notes],
	};
}

type Sum = PaperContent["sums"][number];
type Line = Pick<OrderDetail["orderDetails"][number], "name" | "color" | "size" | "quantity" | "price">;

function rowOf(
	{ currency }: OrderDetail,
	language: Language,
	{ name, color, size, quantity, price }: Line,
): PaperContent["rows"][number] {
	const money = (amount: number) => moneyIn(language, amount, currency);
	return [
		`${name}, ${colourIn(language, color)}, ${sizeIn(language, size)}`,
		numberIn(language, quantity),
		money(price),
		money(price * quantity),
	];
}

function frameOf(order: OrderDetail, { settings, language, number, at }: Occasion) {
	const words = wordsIn[language];
	const { contact, invoice, timeZone } = settings;
	const { Client, ClientPhone, address, email } = order;
	const place = [address.streetNumber, address.particularDetails, `${address.zipCode} ${address.city}`.trim()];
	const reached = [address.provinceDepartment, email, ClientPhone === null ? "" : String(ClientPhone)];
	return {
		language,
		facts: [
			[words.number, paperNumber(number)],
			[words.date, dayIn(language, at, timeZone)],
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
