import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	title: "A cart for you",
	lead: "Somebody put this together and gave you the link. Prices are those of now; nothing is set aside yet.",
	changed: "Not everything can be had as it was",
	lines: "What is in it",
	pieces: (count: number) => plural(count, { one: "1 piece", other: `${count} pieces` }),
	total: "Together",
	take: "Add all to my cart",
	staff: "You are logged in as staff, who do not shop here.",
	until: (day: string) => `This link works until ${day}.`,
	toShop: "Go to the shop",
	over: { title: "This link opens no cart", text: "It may be over: links to carts work for thirty days." },
	failed: { title: "The cart could not be read", text: "Please check your connection." },
	again: "Try again",
};

export default messages;
