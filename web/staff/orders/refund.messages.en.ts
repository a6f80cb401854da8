import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	action: "Give part back",
	title: "Give money back",
	what: "What goes back",
	ways: { lines: "Some of the pieces", sum: "A sum", all: "All that is left" },
	allMeans: "The order is cancelled, shipping goes back too.",
	how: (name: string, color: string, size: string) => `${name}, ${color}, ${size}`,
	none: "None",
	of: (count: number, most: number) => `${count} of ${most}`,
	sum: "Sum",
	sumHint: (left: string) => `At most ${left}`,
	sumBad: (left: string) => `Please type a sum up to ${left}`,
	nothing: "Please choose what goes back",
	restock: "Put the pieces back on the shelf",
	reason: "Reason",
	reasonHint: "Only staff see it",
	goesBack: "Goes back to the card",
	left: (left: string) => `Of ${left} that can still be given back`,
	capped: "Less than the pieces cost, because some of the payment has already gone back",
	question: (sum: string, isAll: boolean) => ({
		title: `Give ${sum} back?`,
		text: isAll
			? "All that is left goes back to the card and the order is cancelled. This cannot be undone."
			: "It goes back to the card and the shopper gets a mail. This cannot be undone.",
		yes: "Give back",
		no: "Keep the payment",
	}),
	done: (sum: string) => `${sum} went back`,
	begun: (sum: string) => `${sum} is on its way back`,
	list: "Money back",
	states: { wanted: "Under way", done: "Given back", failed: "Refused by the card service" },
	asSum: "A sum, or all that was left",
	pieces: (count: number, name: string) => `${count} × ${name}`,
	ofLine: (count: number) => plural(count, { one: "1 given back", other: `${count} given back` }),
};

export default messages;
