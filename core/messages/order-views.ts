import { VIEW_NAME_MAX, VIEWS_MAX } from "../rules/order-filters.ts";

export const orderViewMessages = {
	name: "Please give it a name",
	tooLong: `A name has at most ${VIEW_NAME_MAX} letters`,
	nothing: "Please choose a filter first",
	full: `You have ${VIEWS_MAX} views already: please delete one first`,
	taken: "Another of your views has this name",
};
