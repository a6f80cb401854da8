import { KEY_NAME_MAX, KEYS_MAX } from "../rules/api-scopes.ts";

export const keyMessages = {
	name: "Please give it a name",
	nameTooLong: `A name has at most ${KEY_NAME_MAX} letters`,
	nameInUse: "Another key has this name",
	scopes: "Please choose what it may do",
	full: `There are ${KEYS_MAX} keys already: please revoke one first`,
	dead: "This API key is unknown, revoked or expired",
	scope: (scope: string) => `An API key needs the scope ${scope} for this`,
	noScope: "No API key may do this",
};
