import { colourIn } from "#core/rules/colour-labels.ts";
import { sizeIn } from "#core/rules/size-words.ts";
import { letter, type MailShop } from "./letter.ts";
import { hello, plainWords } from "./plain-words.ts";
import en from "./stock-alert.messages.en.ts";
import es from "./stock-alert.messages.es.ts";

const words = { en, es };

/** A garment as it is called in a mail. */
export type Awaited = { name: string; ColorName: string; size: string };
type Links = { url: string; endUrl: string };

const calledBy = ({ language }: MailShop, { name, ColorName, size }: Awaited) =>
	[name, colourIn(language, ColorName), sizeIn(language, size)].map(plainWords).join(", ");

/** Without a name: whoever reads it may not know the one who typed this address. */
export function confirmAlertMail(shop: MailShop, awaited: Awaited, { url, endUrl }: Links) {
	const { subject, asked, action, notes, end } = words[shop.language].confirm;
	const paragraphs = [asked(calledBy(shop, awaited), shop.name)];
	const ending = { label: end, url: endUrl };
	return letter(shop, {
		subject,
		greeting: hello(shop, ""),
		paragraphs,
		action: { label: action, url },
		notes,
		ending,
	});
}

export function backInStockMail(shop: MailShop, awaited: Awaited, { url, endUrl }: Links) {
	const { subject, back, action, notes, end } = words[shop.language].back;
	const called = calledBy(shop, awaited);
	const ending = { label: end, url: endUrl };
	const greeting = hello(shop, "");
	return letter(shop, {
		...{ subject: subject(called), greeting, paragraphs: [back(called, shop.name)] },
		...{ action: { label: action, url }, notes, ending },
	});
}
