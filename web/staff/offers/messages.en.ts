import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	title: "Offers",
	find: "Find products",
	show: "Show",
	all: "All products",
	discounted: "Discounted",
	fullPrice: "Full price",
	what: "The products",
	none: "No product found",
	showAll: "Show all products",
	newOffer: "New offer",
	send: "Send",
	end: (count: number) => `End offers (${count})`,
	clear: "Clear selection",
	preview: {
		caption: "What the chosen products cost now and with the offer",
		product: "Product",
		fullPrice: "Full price",
		now: "Now",
		withOffer: "With the offer",
	},
	choices: "Products to choose from",
	see: (product: string) => `See ${product}`,
	stocks: (units: number) => `Stocks: ${units}`,
	discountBad: "A whole number from 1 to 99",
	nothingChosen: "Choose products first: press their names",
	tooMany: (most: number) => `At most ${most} products at once`,
	areDiscounted: (count: number) =>
		plural(count, { one: "1 product is discounted", other: `${count} products are discounted` }),
	fullPriceAgain: (count: number) =>
		plural(count, { one: "1 product at full price again", other: `${count} products at full price again` }),
	endQuestion: (count: number) => ({
		title: plural(count, { one: "End the offer of 1 product?", other: `End the offers of ${count} products?` }),
		text: "They cost their full price again.",
		yes: "End offers",
		no: "Keep",
	}),
};

export default messages;
