import messages from "./messages.en.ts";

/** What a shopper has saved. Whoever is not logged in is asked to first. */
export const ownEntries = [
	{ to: "/favorites", label: messages.favorites },
	{ to: "/client/profile#lists", label: messages.lists },
];
