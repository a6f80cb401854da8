import type { OrderStatus } from "#core/rules/order-status.ts";

const messages = {
	/** As lists and their filter say them. */
	stored: {
		Canceled: "Canceled",
		Submited: "Submited",
		Completed: "Completed",
		Processing: "Processing",
	} satisfies Record<OrderStatus, string>,
	/** As the menu that changes them says them. */
	labels: {
		Canceled: "Cancelled",
		Submited: "Submitted",
		Completed: "Completed",
		Processing: "In process",
	} satisfies Record<OrderStatus, string>,
	/** What each means, for whoever chooses one. */
	meanings: {
		Canceled: "It is not sent, and no money moves by itself",
		Submited: "On its way",
		Completed: "Paid, we are getting it ready",
		Processing: "We wait for the payment",
	} satisfies Record<OrderStatus, string>,
	/** What became of the money of a cancelled order. */
	cancelled: {
		unpaid: "Nothing was charged",
		paid: "The payment was not given back",
		refunding: "The payment is being given back",
		refunded: "The money went back",
	},
};

export default messages;
