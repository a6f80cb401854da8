const messages = {
	title: "Share",
	withAccount: "finds it among their lists, with an account",
	takesPart: "adds and removes",
	canLook: "has a link to look at it",
	link: {
		label: "By link",
		closed: "Nobody can open this list by a link.",
		opened: "Whoever has this link can look at the list, without an account. They cannot change it.",
		open: "Make a link",
		takeBack: "Take the link back",
	},
	byEmail: { label: "By e-mail", hint: "We mail a link that opens the list.", action: "Send" },
	byPhone: {
		label: "With another client, by phone",
		hint: "If they have an account, they find it among their lists and can add and remove.",
		action: "Share",
	},
	sharedWith: "Shared with",
	takeBack: "Take back",
	takeBackFrom: (name: string) => `Take back from ${name}`,
};

export default messages;
