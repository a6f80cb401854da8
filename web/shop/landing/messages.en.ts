import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	description:
		"Clothes for the season you are in: women's and men's collections for summer, autumn, winter and spring.",
	/** Over the season it is. */
	now: "In season now",
	all: "All",
	wholeRail: "The whole rail",
	seeCollection: "See the collection",
	new: "New on the rail",
	sale: "Discounted",
	best: "Best loved",
	look: "A look",
	seeAll: "See all",
	together: (sum: string) => `All together ${sum}`,
	deliveryAndReturns: "Delivery and returns",
	deliveryFree: (name: string) => `${name}, free`,
	deliveryFreeFrom: (name: string, sum: string) => `${name}, free from ${sum}`,
	deliveryFor: (name: string, price: string) => `${name} for ${price}`,
	returns: (days: number) => plural(days, { one: "One day to give it back", other: `${days} days to give it back` }),
};

export default messages;
