const messages = {
	title: "Ready to sell",
	count: (done: number, all: number) => `${done} of ${all} done`,
	done: "Done",
	missing: "Missing",
	optional: "Worth a look",
	putAway: "Put this list away",
	isAway: "The list is put away",
	isBack: "The list is back",
	bringBack: (left: number) => `Show “Ready to sell”: ${left} left`,
	/** In place of what is missing of delivery. */
	nobodyReached: "No way of delivery goes to the shop's own country, so nobody can buy.",
	/** Each step: what it is, what is missing, and what leads to where it is done. */
	steps: {
		name: { label: "Name", missing: "The shop has no name yet.", way: "Name it" },
		contact: {
			label: "Contact",
			missing: "Shoppers find neither an e-mail address nor a phone number.",
			way: "Say how you are reached",
		},
		currency: {
			label: "Currency",
			missing: "Prices are in the currency the shop comes with. The first order fixes it for good, a test order too.",
			way: "Choose the currency",
		},
		delivery: {
			label: "Delivery",
			missing: "There is one way, to everywhere, as the shop comes.",
			way: "Look at delivery",
		},
		tax: { label: "Tax", missing: "The rate is the one the shop comes with.", way: "Look at tax" },
		texts: { label: "Texts", missing: "These pages still show sample texts:", way: "Write them" },
		mail: {
			label: "Mail server",
			missing: "No mail leaves. Whoever runs the machine sets SMTP_URL.",
			way: "See how mails are signed",
		},
		testMail: { label: "A first mail", missing: "No mail has left yet.", way: "Send a test mail" },
		cards: {
			label: "Cards",
			missing:
				"No card can be charged. Whoever runs the machine sets MERCADOPAGO_ACCESS_TOKEN and MERCADOPAGO_PUBLIC_KEY.",
			way: "See what is set up",
		},
		secondFactor: {
			label: "A second factor",
			missing: "A stolen password opens the shop: no admin has an authenticator app or a passkey.",
			way: "Set one up",
		},
		category: { label: "A first category", missing: "Products need a garment type to stand in.", way: "Add one" },
		product: {
			label: "A first product",
			missing: "Nothing is on sale with a picture and units in stock.",
			way: "Add one",
		},
		order: {
			label: "A first order",
			missing: "Buy something yourself: you see what shoppers see, and can refund it.",
			way: "Go to the shop",
		},
	},
};

export default messages;
