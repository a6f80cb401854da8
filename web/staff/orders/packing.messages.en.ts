import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	title: "Packing slips",
	what: "The orders",
	slips: (count: number) => plural(count, { one: "1 packing slip", other: `${count} packing slips` }),
	print: "Print",
	order: (id: number) => `Order ${id}`,
	goesTo: "Goes to",
	pickedUpBy: "Picked up by",
	removed: "The client's data was removed",
	quantity: "Quantity",
	piece: "Piece",
	allSent: "All of it has left already; this is what it held.",
	gone: (ids: string) => `Not found: ${ids}`,
	none: { title: "No orders chosen", text: "Choose orders in the list, then print their packing slips." },
	toOrders: "All orders",
};

export default messages;
