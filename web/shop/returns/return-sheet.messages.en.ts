import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	step: (now: number) => `Step ${now} of 3`,
	what: "What do you send back?",
	why: "What is wrong?",
	instead: "What would you like instead?",
	quantity: (piece: string) => `How many of ${piece}`,
	reason: (piece: string) => `Why ${piece}`,
	noReason: "I would rather not say",
	reasons: {
		too_small: "Too small",
		too_large: "Too large",
		not_as_shown: "Not as shown",
		damaged: "Damaged",
		wrong_garment: "Not what I ordered",
		changed_mind: "I changed my mind",
		other: "Another reason",
	},
	inStock: (left: number) => plural(left, { one: "last one", other: "in stock" }),
	free: "An exchange costs nothing. We set it aside for you now.",
	noExchange: "No other size is in stock just now.",
	money: "My money back",
	moneyNote: "To the card you paid with, once the garment is here.",
	next: "Next",
	back: "Back",
	send: "Ask for the return",
	done: (number: number) => `Return ${number} is asked for; we have mailed you`,
};

export default messages;
