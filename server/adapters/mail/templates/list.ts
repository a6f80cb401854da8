import { letter, type MailShop } from "./letter.ts";
import en from "./list.messages.en.ts";
import es from "./list.messages.es.ts";
import { hello, plainWords } from "./plain-words.ts";

const words = { en, es };

export function listSharedMail(shop: MailShop, { creator, title }: { creator: string; title: string }, url: string) {
	const { subject, somebody, shared, action, notes } = words[shop.language];
	const paragraphs = [shared(plainWords(creator) || somebody, plainWords(title), shop.name)];
	return letter(shop, { subject, greeting: hello(shop, ""), paragraphs, action: { label: action, url }, notes });
}
