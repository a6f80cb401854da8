import { letter, type MailShop } from "../../adapters/mail/templates/letter.ts";
import { letterWords } from "../../adapters/mail/templates/letter-words.ts";
import en from "./second-factors.messages.en.ts";
import es from "./second-factors.messages.es.ts";

const words = { en, es };

export function secondFactorOffMail(shop: MailShop, userName: string, byAdmin: string | null) {
	const { subject, byAdmin: switchedBy, byYou, notes } = words[shop.language].off;
	const greeting = letterWords[shop.language].hello(userName);
	const paragraphs = [byAdmin ? switchedBy(byAdmin, shop.name) : byYou(shop.name)];
	return letter(shop, { subject, greeting, paragraphs, notes });
}

export function recoveryCodeUsedMail(shop: MailShop, userName: string, left: number) {
	const { subject, used, notes } = words[shop.language].codeUsed;
	const greeting = letterWords[shop.language].hello(userName);
	return letter(shop, { subject, greeting, paragraphs: [used(left)], notes });
}
