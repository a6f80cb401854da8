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
	from: "From (optional)",
	until: "Until (optional)",
	openEnds: "Without a beginning it begins now, without an end it stays.",
	endsFirst: "The end comes after the beginning",
	noMoment: "Give the day and the time, with a year of four digits",
	endsBefore: "Choose a moment to come",
	chosen: (count: number) => plural(count, { one: "1 product chosen", other: `${count} products chosen` }),
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
	willBeDiscounted: (count: number) =>
		plural(count, { one: "1 product will be discounted", other: `${count} products will be discounted` }),
	dated: {
		title: "Offers with dates",
		what: "The offers with dates",
		discount: "Discount",
		products: "Products",
		named: (names: string, others: number) => (others > 0 ? `${names} and ${others} more` : names),
		when: "When",
		since: (moment: string) => `from ${moment}`,
		until: (moment: string) => `until ${moment}`,
		noEnd: "no end",
		state: "State",
		states: { scheduled: "Scheduled", running: "Running", ended: "Ended" },
		stop: "End now",
		callOff: "Call off",
		stopOne: (discount: number, names: string) => `End now: ${discount} % off ${names}`,
		callOffOne: (discount: number, names: string) => `Call off: ${discount} % off ${names}`,
		calledOff: "The offer will not begin",
		callOffQuestion: {
			title: "Call this offer off?",
			text: "It will not begin. The products keep the price they have.",
			yes: "Call off",
			no: "Keep",
		},
	},
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
