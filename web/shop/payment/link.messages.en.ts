const messages = {
	notReadTitle: "Your order could not be read",
	tryAgain: "Try again",
	notYours: {
		title: "This link opens no order",
		text: "Please open the link from the mail once more, or ask the shop for a new one.",
	},
	paid: { title: "This order is paid", text: "Thank you! There is nothing left to pay." },
	over: {
		title: "This link is no longer good",
		text: "The order was cancelled, or its time is over. Nothing was charged. Please ask the shop, or order again.",
	},
	follow: "See your order",
	until: (moment: string) => `Everything is set aside for you until ${moment}.`,
	notCharged: "Nothing was charged.",
};

export default messages;
