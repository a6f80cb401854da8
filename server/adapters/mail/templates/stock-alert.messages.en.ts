const messages = {
	confirm: {
		subject: "Shall we tell you when it is back?",
		asked: (what: string, shop: string) =>
			`Somebody asked ${shop} to write to this address when ${what} is back. Was it you? Then please confirm it.`,
		action: "Yes, tell me",
		notes: [
			"The link works for seven days.",
			"It was not you? Then there is nothing to do: we will forget this address.",
		],
		end: "Forget it now",
	},
	back: {
		subject: (what: string) => `It is back: ${what}`,
		back: (what: string, shop: string) =>
			`${what} is back at ${shop}. There are not many, and you are not the only one we tell.`,
		action: "See it",
		notes: ["You asked for this one mail; no other follows."],
		end: "End this alert and forget my address",
	},
};

export default messages;
