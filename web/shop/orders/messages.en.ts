import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	title: "Orders",
	one: "Your order",
	all: "All orders",
	yours: "Your orders",
	order: (id: number) => `Order ${id}`,
	notRead: "Your orders could not be read",
	notReadOne: "This order could not be read",
	tryAgain: "Try again",
	toShop: "Go to the shop",
	logIn: "Log in",
	none: { title: "No orders yet", text: "What you buy is listed here, with where it is and what it cost." },
	notYours: {
		title: "There is no such order here",
		text: "An order is shown to the client who placed it, or through the link in the mail about it.",
	},
	shown: (shown: number, total: number) => `${shown} of ${total} shown`,
	showMore: "Show more",
	pieces: "Pieces",
	status: "Status",
	payment: "Payment",
	paymentId: "Payment id",
	noPayment: "none yet",
	subtotal: "Subtotal",
	discount: (code: string) => `Discount ${code}`.trim(),
	shipping: "Shipping",
	free: "Free",
	givenBack: "Given back",
	installments: "Installments",
	total: "Total",
	tax: (rate: number, amount: string) => `Includes tax (${rate} %): ${amount}`,
	goesTo: "Goes to",
	pickedUpBy: "Picked up by",
	timeline: "Timeline",
	buyAgain: "Buy again",
	notAgain: "Oh, oh!",
	failed: "Ups!",
	ofLine: (count: number) => (count === 0 ? "" : plural(count, { one: "1 given back", other: `${count} given back` })),
	moneyBack: "Money back",
	backStates: {
		wanted: "On its way to your card",
		done: "Went to your card",
		failed: "The card service refused it; we look into it",
	},
	cancel: {
		action: "Cancel order",
		paid: (sum: string) => ({
			title: "Cancel this order?",
			text: `Nothing is sent, and ${sum} goes back to your card. This cannot be undone.`,
			yes: "Cancel order",
			no: "Keep it",
		}),
		unpaid: {
			title: "Cancel this order?",
			text: "Nothing is sent. Should your card be charged after all, the money goes back. This cannot be undone.",
			yes: "Cancel order",
			no: "Keep it",
		},
		done: "Your order is cancelled",
		doneAndBack: "Your order is cancelled, your money goes back",
		refused: "The order was not cancelled",
	},
};

export default messages;
