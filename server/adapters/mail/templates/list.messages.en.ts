const messages = {
	subject: "A wish list was shared with you",
	somebody: "Somebody",
	shared: (who: string, title: string, shop: string) =>
		`${who} shares ${title === "" ? "a wish list" : `the wish list “${title}”`} at ${shop} with you. Have a look: no account is needed for that.`,
	action: "Open the list",
	notes: [
		"Would you like to add something to it? Open the link and log in with this address.",
		"The link works for seven days.",
		"You do not know who this is? Then there is nothing to do.",
	],
	invited: (who: string, title: string, shop: string) =>
		`${who} shares ${title === "" ? "a wish list" : `the wish list “${title}”`} at ${shop} with you. It is among your lists; you can add to it and take from it.`,
	answer: "Accept or decline",
	invitedNotes: ["You do not know who this is? Decline it, and the list is gone from your account."],
};

export default messages;
