import { KEY_NAME_MAX } from "../rules/api-scopes.ts";

export const keyMessages = {
	name: "Please give it a name",
	nameTooLong: `A name has at most ${KEY_NAME_MAX} letters`,
	nameInUse: "Another key has this name",
	scopes: "Please choose what it may do",
};
