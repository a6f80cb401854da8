import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	title: "Send many",
	text: "Scan or type order numbers, one after the other. Each order leaves in one parcel with all that has not left yet, and its shopper gets a mail.",
	number: "Order number",
	add: "Add",
	noNumber: "This is not an order number",
	known: (id: number) => `Order ${id} is in the list already`,
	most: (most: number) => `At most ${most} orders at once`,
	carrier: "Carrier of all parcels",
	carrierHint: "Leave it empty if you hand them over yourselves",
	caption: "Orders to send",
	order: "Order",
	client: "Client",
	pieces: "Pieces",
	tracking: "Tracking number",
	trackingOf: (id: number) => `Tracking number of order ${id}`,
	state: "State",
	remove: "Remove",
	removeOne: (id: number) => `Remove order ${id}`,
	states: {
		reading: "Reading …",
		unknown: "There is no such order",
		sendable: "Can be sent",
		sent: "Has left already",
		cancelled: "Cancelled",
		"not paid": "Not paid",
		refunding: "The money is being given back",
		sending: "Sending …",
		done: "Sent",
	},
	send: (count: number) => plural(count, { one: "Send 1 order", other: `Send ${count} orders` }),
	question: (count: number) => ({
		title: plural(count, { one: "Send 1 order?", other: `Send ${count} orders?` }),
		text: "Each shopper gets a mail that it is on its way.",
		yes: "Send",
		no: "Not yet",
	}),
	progress: (done: number, all: number) => `${done} of ${all} sent`,
	none: "No order in the list yet.",
};

export default messages;
