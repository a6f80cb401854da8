import type { OrderSort, PaymentFilter } from "#core/rules/order-filters.ts";

const messages = {
	alsoFound: "Also by e-mail, product or tracking number",
	more: "More filters",
	moreInUse: (count: number) => `More filters (${count} in use)`,
	payments: {
		paid: "Paid",
		waiting: "Not paid yet",
		failed: "Payment failed",
		given_back: "Money given back",
	} satisfies Record<PaymentFilter, string>,
	delivery: "Delivery",
	from: "From day",
	to: "To day",
	sort: "Sorted by",
	sorts: {
		newest: "Newest first",
		oldest: "Oldest first",
		highest: "Highest total first",
	} satisfies Record<OrderSort, string>,
	views: {
		label: "Views",
		all: "All",
		toSend: "To send",
		unpaid: "Unpaid",
		givenBack: "With a refund",
	},
};

export default messages;
