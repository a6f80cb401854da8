import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	howYouGetIt: "How you get it",
	ways: (count: number) =>
		plural(count, { one: "1 way to get it to this address", other: `${count} ways to get it to this address` }),
	freeFrom: (amount: string) => `free from ${amount}`,
	free: "Free",
	tellAddress: "Your province and zip code tell which ways reach you.",
};

export default messages;
