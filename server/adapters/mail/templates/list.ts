import { letter, type MailShop } from "./letter.ts";
import en from "./list.messages.en.ts";
import es from "./list.messages.es.ts";
import { hello, plainWords } from "./plain-words.ts";

const words = { en, es };

type Shared = { creator: string; title: string };

export function listSharedMail(shop: MailShop, { creator, title }: Shared, url: string) {
	const { subject, somebody, shared, action, notes } = words[shop.language];
	const paragraphs = [shared(plainWords(creator) || somebody, plainWords(title), shop.name)];
	return letter(shop, { subject, greeting: hello(shop, ""), paragraphs, action: { label: action, url }, notes });
}

/** To somebody with an account, who finds the list among their own. */
export function listInvitationMail(shop: MailShop, { creator, title, name }: Shared & { name: string }, url: string) {
	const { subject, somebody, invited, answer, invitedNotes } = words[shop.language];
	const paragraphs = [invited(plainWords(creator) || somebody, plainWords(title), shop.name)];
	const action = { label: answer, url };
	return letter(shop, { subject, greeting: hello(shop, name), paragraphs, action, notes: invitedNotes });
}
