import { VIEW_NAME_MAX } from "../rules/order-filters.ts";

export const orderViewMessages = {
	name: "Please give it a name",
	tooLong: `A name has at most ${VIEW_NAME_MAX} letters`,
	nothing: "Please choose a filter first",
};
