import { letter, type MailShop } from "./letter.ts";
import { plainWords } from "./plain-words.ts";

export function listSharedMail(shop: MailShop, { creator, title }: { creator: string; title: string }, url: string) {
	const who = plainWords(creator) || "Somebody";
	const called = plainWords(title);
	const what = called === "" ? "a wish list" : `the wish list “${called}”`;
	return letter(shop, {
		subject: "A wish list was shared with you",
		greeting: "Hello,",
		paragraphs: [`${who} shares ${what} at ${shop.name} with you. Have a look: no account is needed for that.`],
		action: { label: "Open the list", url },
		notes: [
			"Would you like to add something to it? Open the link and log in with this address.",
			"The link works for seven days.",
			"You do not know who this is? Then there is nothing to do.",
		],
	});
}
