const messages = {
	title: "Tell me when it is back",
	what: (name: string, colour: string, size: string) => `${name}, ${colour}, ${size}`,
	note: "We write one mail when it is back, and forget your address afterwards.",
	email: "Email",
	emailWrong: "Please type an email address, such as ana@example.com",
	ask: "Tell me",
	asked: "Thank you. We write to you when it is back.",
	askedNote:
		"If we do not know your address yet, please open the link in the mail we send you now. It works for seven days.",
	close: "Close",
	confirm: {
		title: "Shall we tell you?",
		text: "We write one mail to you when what you asked for is back.",
		button: "Yes, tell me",
		done: (colour: string, size: string) => `You are on the list: ${colour}, ${size}. We write to you when it is back.`,
		see: "See it in the shop",
	},
	end: {
		title: "End this alert?",
		text: "We forget your address for it and write no mail about it.",
		button: "End the alert",
		done: "The alert has ended. We write no mail about it any more.",
		see: "To the shop",
	},
	list: {
		title: "No more mails about this list?",
		text: "We write nothing more about the products on it. You can ask for it again on the page of the list.",
		button: "Stop these mails",
		done: "We write no more mails about this list.",
		see: "To the shop",
	},
	unknown: "This link is no longer good. Open the product and ask again.",
	needsScript: "This step needs JavaScript. Please switch it on and open the link again.",
};

export default messages;
