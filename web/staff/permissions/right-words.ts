import type { StaffRight } from "#core/rules/staff-rights.ts";

type Words = {
	/** Ends the sentence "Employees may …". */
	may: string;
	note?: string;
};

/** What the owner reads of each right, in the order of the screen. */
export const rightWords: Record<StaffRight, Words> = {
	"statistics.read": { may: "see the figures of the shop", note: "Revenue, visits and stock on the overview" },
	"orders.read": { may: "see orders", note: "With the names and addresses of those who bought" },
	"orders.write": { may: "change the status of orders", note: "Only together with seeing orders" },
	"orders.refund": { may: "give payments back", note: "Only together with seeing orders" },
	"orders.export": { may: "save orders as a file", note: "Only together with seeing orders" },
	"products.write": { may: "add and change products", note: "With prices, pictures and stock" },
	"products.sale": { may: "take products off sale and put them back" },
	"categories.write": { may: "add categories", note: "Only together with adding products" },
	"offers.write": { may: "put products on offer and end offers" },
	"discounts.read": { may: "see discount codes" },
	"discounts.write": { may: "make, change and end discount codes", note: "Only together with seeing them" },
	"clients.read": { may: "see the list of clients", note: "With phones and e-mail addresses" },
	"users.read": { may: "see who else runs the shop" },
};
