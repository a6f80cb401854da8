import { numbersIn, pluralIn } from "#core/plural.ts";

const number = numbersIn("en");
const plural = pluralIn("en");
const reviews = (count: number) => plural(count, { one: "1 review", other: `${count} reviews` });

const messages = {
	home: "Home",
	by: (name: string, brand: string) => `${name} by ${brand}`,
	breadcrumb: "Breadcrumb",
	amount: "Amount",
	oneLess: "One less",
	oneMore: "One more",
	seeCart: "See cart",
	cartFull: (most: number) => `A cart holds ${most} lines, yours is full`,
	allInCart: (what: string) => `All that is left of ${what} is in your cart already`,
	onlyMore: (what: string, added: number) => `Only ${added} more of ${what} could be added`,
	inCart: (what: string) => `${what} is in your cart`,
	pictureIn: (name: string, colour: string) => `${name} in ${colour}`,
	offer: "Offer ",
	pictureOf: (place: number, colour: string) => `Picture ${place} of ${colour}`,
	showIn: (colour: string) => `Show in ${colour}`,
	colour: "Colour: ",
	size: "Size: ",
	chooseOne: "choose one",
	mostSay: {
		small: (buyers: number) => `Most of ${buyers} buyers: runs small`,
		true: (buyers: number) => `Most of ${buyers} buyers: true to size`,
		large: (buyers: number) => `Most of ${buyers} buyers: runs large`,
	},
	soldOut: "Sold out",
	colourSoldOut: ", sold out",
	priceAndChoice: "Price and choice",
	buy: "Buy",
	addToCart: "Add to cart",
	sizeFirst: "Please choose a size first.",
	update: "Update product",
	collection: (name: string) => `${name} collection`,
	lowest: (amount: string) => `Lowest price of the 30 days before: ${amount}`,
	soldOutEverywhere: "Sold out in every colour and size.",
	laidFlat: "Centimetres of the garment laid flat",
	description: "Description",
	reviews: "Reviews",
	peopleSay: "What people say",
	noReviews: "Nobody has reviewed this piece yet.",
	ratedBy: (rating: number, count: number) => `${number(rating)} of 5, from ${reviews(count)}`,
	starCounts: "Reviews by stars",
	stars: (count: number) => plural(count, { one: "1 star", other: `${count} stars` }),
	topReviews: "Top reviews",
	allReviews: "All reviews",
	reviewsFailed: "The next reviews could not be loaded.",
	shown: (shown: number, count: number) => `${shown} of ${count} shown`,
	tryAgain: "Try again",
	showMore: "Show more",
	yourReview: "Your review",
};

export default messages;
