import { ENDPOINT_NAME_MAX, ENDPOINTS_MAX } from "../rules/webhooks.ts";

export const webhookMessages = {
	name: "Please give it a name",
	nameTooLong: `A name has at most ${ENDPOINT_NAME_MAX} letters`,
	nameInUse: "Another receiver has this name",
	address: "Give an address that begins with https://",
	addressInside: "This address is inside the shop's own network",
	events: "Please choose what it is told of",
	full: `There are ${ENDPOINTS_MAX} receivers already: please delete one first`,
};
