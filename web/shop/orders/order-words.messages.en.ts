const messages = {
	payments: {
		approved: "Paid",
		in_process: "Payment in process",
		pending: "Payment in process",
		authorized: "Payment in process",
		in_mediation: "Payment disputed",
		rejected: "Payment rejected",
		cancelled: "Payment cancelled",
		refunded: "Money given back",
		charged_back: "Money given back",
		unknown: "Checking the payment",
	},
	statuses: { Canceled: "Cancelled", Submited: "Submitted", Completed: "Completed", Processing: "In process" },
	changes: {
		Submited: "Your order has left the shop",
		Completed: "Your order is complete",
		Canceled: "Your order was cancelled",
		Processing: "Your order is in process",
	},
	placed: "Order placed",
	units: (most: string) => `Up to ${most} of each size are kept while the payment is in process`,
	refunds: { done: "The money was given back", failed: "The refund failed", wanted: "Refund asked for" },
};

export default messages;
