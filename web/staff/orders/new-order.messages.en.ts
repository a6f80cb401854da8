import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	title: "New order",
	text: "For somebody on the phone or in the shop. They get a link by mail and pay it by card; until then, for 48 hours, the pieces are set aside.",
	what: "What is bought",
	find: "Find a product",
	search: "Search",
	found: "Found",
	nothing: (typed: string) => `Nothing is called “${typed}”`,
	soldOut: "sold out",
	color: "Colour",
	size: "Size",
	left: (size: string, count: number) => `${size} (${plural(count, { one: "1 left", other: `${count} left` })})`,
	quantity: "Quantity",
	add: "Add",
	another: "Another product",
	none: "Nothing yet. Find a product above.",
	remove: (name: string) => `Remove ${name}`,
	short: (name: string, left: number) => `Only ${left} left of ${name}`,
	delivery: "Delivery",
	noDelivery: "Say the province and the zip code first.",
	nowhere: "No way of delivery reaches this address.",
	language: "Mails in",
	total: "Total",
	make: "Make the order and mail the link",
	made: (id: number, email: string) => `Order ${id} is made, its link is on its way to ${email}`,
	incomplete: "Say what is bought, by whom and where it goes.",
	totalChanged: (total: string) => `Prices have changed: it comes to ${total} now. Tell the buyer, then press again.`,
};

export default messages;
