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
		unpaid: "Not paid yet",
	},
	statuses: { Canceled: "Cancelled", Submited: "Submitted", Completed: "Completed", Processing: "In process" },
	/** What a status means now. */
	meanings: {
		Submited: "On its way",
		Completed: "Paid, we are getting it ready",
		Processing: "We wait for the payment",
		Canceled: { nothing: "Nothing was charged", back: "Your money goes back" },
		part: "Part of it is on its way",
	},
	changes: {
		Submited: "Your order has left the shop",
		Completed: "Your order is complete: we are getting it ready",
		Canceled: "Your order was cancelled",
		Processing: "Your order is in process",
	},
	address: "We corrected the address",
	placed: "Order placed",
	parcels: { sent: "A parcel left the shop", back: "A parcel had not left after all" },
	units: (most: string) => `Up to ${most} of each size are kept while the payment is in process`,
	returns: {
		requested: "Return asked for",
		approved: "The return can come",
		refused: "The return was refused",
		cancelled: "The return was called off",
		received: "The return has arrived",
	},
	refunds: {
		done: "The money was given back",
		failed: "The refund failed",
		wanted: "Refund asked for",
		part_wanted: "A part of the money is to go back",
		part_done: "A part of the money was given back",
	},
};

export default messages;
