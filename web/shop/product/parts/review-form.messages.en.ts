import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	howIsIt: "You bought this. How is it?",
	stars: "Stars",
	star: (count: number) => plural(count, { one: "star", other: "stars" }),
	chooseStars: "Please choose one to five stars",
	yourWords: "Your words",
	send: "Send review",
	thanks: "Thank you for your review",
	howFits: "How does it fit? (if you like)",
	fits: { small: "Runs small", true: "True to size", large: "Runs large" },
};

export default messages;
