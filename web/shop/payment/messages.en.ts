const messages = {
	title: "Payment",
	notReached: "The card service cannot be reached. Please check your connection and try again.",
	lost: "Your payment did not reach the shop. Nothing was charged, please try again.",
	changed: "Something has changed meanwhile",
	shippingFirst: {
		title: "Where do we send it?",
		text: "Before you pay, please tell us who gets it and where.",
	},
	deliveryFirst: {
		title: "How do you get it?",
		text: "The way you chose does not reach your address any more. Please choose again, nothing was charged.",
	},
	toShipping: "Go to the shipping form",
	backToShipping: "Go back to the shipping form",
	toCart: "Go to the cart",
	tryAgain: "Try again",
	notNow: "You cannot pay right now",
	preparing: "Preparing your order",
	asking: "Asking the card service",
	paying: "Paying, please stay on this page",
	orderAt: (shop: string) => `${shop} order`,
	soldMeanwhile: "Something was sold meanwhile. Nothing was charged.",
	totalChanged: "The total has changed. Nothing was charged.",
	totalNow: (amount: string) => `The total is ${amount} now. Press Pay again if that is right.`,
	notCharged: "Nothing was charged.",
	notAsked: "The card service could not be asked. Nothing was charged, please try again.",
	pay: "Pay",
	accept:
		"By paying you accept our [Terms](/terms), [Returns](/returns) and [Privacy](/privacy) pages. Your card’s data goes straight to the card service, never to this shop.",
	goesTo: "Goes to",
	pickedUpBy: "Picked up by",
	change: "Change",
	checking: {
		title: "We are checking your payment, do not pay again",
		text: "The card service has not told us yet whether your card was charged. We keep asking, and this page changes by itself. You can also leave: we write to you by e-mail as soon as we know.",
	},
	result: "Result",
	status: "Status",
	statusDetail: "Status detail",
	/** The provider's own words for how a payment stands. */
	code: (code: string) => code,
	paymentId: "Payment id",
	noPayment: "none",
	anotherCard: "Try another card",
	follow: "Follow your order",
	yourOrder: "Your order",
	order: (id: number) => `Order ${id}`,
	total: "Total",
	/** The language the provider speaks here, where the shop's own is another. */
	providerLocale: (configured: string) => configured,
};

export default messages;
