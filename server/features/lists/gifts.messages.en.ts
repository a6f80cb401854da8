const messages = {
	link: {
		subject: "Your link to the gift list",
		somebody: "somebody",
		asked: (who: string, title: string, shop: string) =>
			`Here is your own link to ${title === "" ? "the gift list" : `the gift list “${title}”`} of ${who} at ${shop}. It shows what others give already, and lets you say what you will give.`,
		action: "Open the gift list",
		notes: [
			"The link is yours alone: please do not pass it on, least of all to the one whose list it is.",
			"You did not ask for this? Then there is nothing to do.",
		],
	},
	thanks: {
		subject: (who: string) => `Thank you, from ${who}`,
		somebody: "somebody",
		paragraph: (who: string, piece: string) =>
			`${who} thanks you for your gift${piece === "" ? "" : `, ${piece}`}, and wrote you a few words.`,
		action: "Read them",
		notes: ["You get this once, because you gave something of a gift list."],
	},
};

export default messages;
