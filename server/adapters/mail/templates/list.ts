import { letter } from "./letter.ts";

/** A title that could be taken for an address is left out: nobody sends links of their own through the shop's mail. */
const LINK_LIKE = /\S[./:@\\]\S|www/iu;

export function listSharedMail({ creator, title }: { creator: string; title: string }, url: string) {
	const who = creator || "Somebody";
	const what = LINK_LIKE.test(title) ? "a wish list" : `the wish list “${title}”`;
	return letter({
		subject: "A wish list was shared with you",
		greeting: "Hello,",
		paragraphs: [`${who} shares ${what} at Perchero with you. Have a look: no account is needed for that.`],
		action: { label: "Open the list", url },
		notes: [
			"Would you like to add something to it? Open the link and log in with this address.",
			"The link works for seven days.",
			"You do not know who this is? Then there is nothing to do.",
		],
	});
}
