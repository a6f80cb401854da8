const messages = {
	asked: {
		subject: (number: number) => `We have your return ${number}`,
		paragraphs: [
			"Thank you for telling us. We look at it within two working days and write to you with what happens next.",
			"Please keep the garments until then.",
		],
	},
	approved: {
		subject: (number: number) => `Your return ${number} can come`,
		paragraphs: ["Print the slip, put it into the parcel with the garments, and send it to the address on it."],
	},
	refused: {
		subject: (number: number) => `About your return ${number}`,
		paragraphs: ["We are sorry: we cannot take this back. This is why:"],
	},
	received: {
		subject: (number: number) => `Your return ${number} has arrived`,
		paragraphs: ["Your garments are with us again."],
	},
	sent: {
		subject: (number: number) => `Your exchange is on its way (return ${number})`,
		paragraphs: ["What you chose in exchange has left our shop."],
	},
	held: (day: string) => `What you chose in exchange is set aside for you until ${day}.`,
	moneyBack: (amount: string) => `${amount} goes back to the card you paid with. Banks take some days to show it.`,
	exchangeNext: "What you chose in exchange is sent next; we write when it leaves.",
	label: "Print the slip",
	follow: "See your order",
	returned: "You return",
	instead: "You get",
	carrier: "Carrier",
	tracking: "Tracking number",
	track: "Track the parcel",
	link: {
		subject: (orderId: number) => `The link to your order ${orderId}`,
		paragraphs: [
			"You, or somebody who knows this address, asked for the link to this order. With it you can return or exchange what you bought, or cancel what has not left.",
			"If it was not you, there is nothing to do.",
		],
	},
	shop: {
		subject: (number: number, orderId: number) => `Return ${number} of order ${orderId}`,
		paragraph: "A shopper wants to send something back.",
		action: "See the return",
	},
};

export default messages;
