const messages = {
	title: "Report this review",
	why: "What is wrong with it?",
	reasons: {
		offensive: "It is offensive",
		advertising: "It is advertising",
		untrue: "It is not true, or about something else",
		other: "Something else",
	},
	chooseReason: "Please choose what is wrong with it",
	words: "In your words (if you like)",
	note: "Only the shop reads this. The review stays until somebody there has looked at it.",
	send: "Send report",
	told: "Thank you. Somebody of the shop will look at it.",
	close: "Close",
};

export default messages;
