import { numbersIn, pluralIn } from "#core/plural.ts";

const number = numbersIn("en");
const plural = pluralIn("en");

const messages = {
	messages: "Messages",
	close: "Close",
	yes: "Yes",
	no: "No",
	showPassword: "Show password",
	pages: "Pages",
	firstPage: "First page",
	previousPage: "Previous page",
	pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
	nextPage: "Next page",
	lastPage: "Last page",
	now: "Now ",
	insteadOf: "instead of ",
	offer: "Offer ",
	colours: (names: string) => `Colours: ${names}`,
	showIn: (color: string) => `Show in ${color}`,
	moreColours: (count: number) => plural(count, { one: "1 more colour", other: `${number(count)} more colours` }),
	soldOut: "Sold out",
	rated: (value: number, most: number) => `Rated ${number(value)} of ${most}`,
	reviews: (count: number) => plural(count, { one: "1 review", other: `${number(count)} reviews` }),
};

export default messages;
