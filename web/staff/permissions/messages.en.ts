import type { StaffRight } from "#core/rules/staff-rights.ts";

const messages = {
	title: "Permissions",
	note: "What employees may do. Admins may do everything. A change counts at once.",
	what: "The permissions",
	caption: "What employees may do",
	employeesMay: "Employees may",
	allowed: "Allowed",
	/** `right` is one of the rights below. */
	mayNow: (right: string) => `Employees may ${right}`,
	mayNoLonger: (right: string) => `Employees may no longer ${right}`,
	/** Each ends the sentence "Employees may …". */
	rights: {
		"statistics.read": { may: "see the figures of the shop", note: "Revenue, visits and stock on the overview" },
		"orders.read": { may: "see orders", note: "With the names and addresses of those who bought" },
		"orders.write": { may: "change the status of orders", note: "Only together with seeing orders" },
		"orders.refund": { may: "give payments back", note: "Only together with seeing orders" },
		"orders.export": { may: "save orders as a file", note: "Only together with seeing orders" },
		"products.write": { may: "add and change products", note: "With prices, pictures and stock" },
		"products.sale": { may: "take products off sale and put them back", note: "" },
		"categories.write": { may: "add categories", note: "Only together with adding products" },
		"offers.write": { may: "discount products and end discounts", note: "" },
		"discounts.read": { may: "see discount codes", note: "" },
		"discounts.write": { may: "make, change and end discount codes", note: "Only together with seeing them" },
		"reviews.write": { may: "answer and hide reviews", note: "Hidden ones count in no rating" },
		"clients.read": { may: "see the list of clients", note: "With phones and e-mail addresses" },
		"users.read": { may: "see who else runs the shop", note: "" },
	} satisfies Record<StaffRight, { may: string; note: string }>,
	limits: {
		label: "Limits",
		title: "Limits for prices and discounts",
		save: "Save limits",
		saved: "The limits count from now on",
		smallestPrice: { label: "Smallest price", hint: "Also when discounted", refusal: "An amount from 0.01 on" },
		largestDiscount: {
			label: "Largest discount in percent",
			hint: "Of codes and offers",
			refusal: "A whole number from 0 to 99",
		},
		largestAmount: { label: "Largest amount off", hint: "Of codes", refusal: "An amount from 0 on" },
	},
	refunds: {
		title: "Refunds",
		label: "Staff confirm who they are above",
		hint: "0: before every refund",
		save: "Save refund limit",
		saved: "The limit for refunds counts from now on",
	},
	secondFactor: {
		title: "Logging in",
		label: "All staff need a second factor",
		note: "An authenticator app or a passkey, admins included",
		isOn: "Staff need a second factor",
		isOff: "Staff no longer need a second factor",
		questions: {
			required: {
				title: "Ask all staff for a second factor?",
				text: "Whoever has none can do nothing but set one up: an authenticator app or a passkey.",
				yes: "Ask for it",
				no: "Not yet",
			},
			off: {
				title: "Let staff log in by password alone?",
				text: "A stolen password is then enough for accounts without a second factor.",
				yes: "Password alone",
				no: "Keep asking",
			},
		},
	},
};

export default messages;
