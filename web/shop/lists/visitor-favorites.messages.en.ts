import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	title: "Favorites",
	note: "These are kept in this browser. Log in, and they are in your favorites on every device.",
	logIn: "Log in",
	none: { title: "No favorites yet", text: "The heart on any product puts it here." },
	seeAll: "See all products",
	failed: { title: "Your favorites could not be read", text: "Please check your connection." },
	tryAgain: "Try again",
	removed: "No longer among your favorites",
	undo: "Undo",
	kept: "Kept in this browser",
	see: "See favorites",
	joined: (count: number) =>
		plural(count, {
			one: "What you marked before is in your favorites",
			other: `${count} products you marked before are in your favorites`,
		}),
};

export default messages;
