import { pluralIn } from "#core/plural.ts";

const plural = pluralIn("en");

const messages = {
	title: "Returns",
	what: "The returns",
	show: "Show",
	all: "All",
	shows: {
		open: "Open",
		requested: "Asked for",
		approved: "On their way",
		to_send: "Exchanges to send",
		received: "Received",
		refused: "Refused",
		cancelled: "Called off",
	},
	count: (count: string) => `Returns: ${count}`,
	none: { title: "No returns yet", text: "What shoppers want to send back is listed here." },
	noMatch: { title: "Nothing here", text: "No return is in this state." },
	showAll: "Show all",
	one: (number: number) => `Return ${number}`,
	order: (id: number) => `Order ${id}`,
	ofOrder: "Returns of this order",
	states: {
		requested: "Asked for",
		approved: "Approved, on its way",
		refused: "Refused",
		cancelled: "Called off by the shopper",
		received: "Received",
	},
	reasons: {
		too_small: "Too small",
		too_large: "Too large",
		not_as_shown: "Not as shown",
		damaged: "Damaged",
		wrong_garment: "Wrong garment",
		changed_mind: "Changed their mind",
		other: "Another reason",
	},
	instead: (garment: string) => `In exchange for ${garment}`,
	money: "For its money",
	held: (day: string) => `Set aside until ${day}`,
	refusal: (words: string) => `Told the shopper: ${words}`,
	refund: {
		wanted: (sum: string) => `${sum} is on its way back`,
		done: (sum: string) => `${sum} went back`,
		failed: (sum: string) => `The card service refused to give ${sum} back`,
	},
	sent: (moment: string, carrier: string) =>
		carrier ? `Exchange sent ${moment}, ${carrier}` : `Exchange sent ${moment}`,
	toSend: "The exchange is still to be sent",
	approve: "Approve",
	approveOne: (number: number) => `Approve return ${number}`,
	approved: (number: number) => `Return ${number} can come; the shopper is mailed the slip`,
	refuse: "Refuse",
	refuseOne: (number: number) => `Refuse return ${number}`,
	refuseTitle: "Refuse this return?",
	refuseNote: "The shopper is mailed these words. What was set aside is for sale again. This cannot be undone.",
	reason: "Why",
	refused: (number: number) => `Return ${number} is refused; the shopper is told why`,
	receive: "Received",
	receiveOne: (number: number) => `Received: return ${number}`,
	receiveTitle: "Is it all here?",
	receiveNote: (money: number, exchanges: number) =>
		[
			money > 0 &&
				plural(money, {
					one: "The money of 1 garment goes back at once.",
					other: `The money of ${money} garments goes back at once.`,
				}),
			exchanges > 0 && "What was wanted in exchange leaves the shelf and can be sent.",
			"This cannot be undone.",
		]
			.filter(Boolean)
			.join(" "),
	onShelf: (piece: string) => `${piece} goes back on the shelf`,
	received: (number: number) => `Return ${number} is received`,
	again: "Try again",
	againOne: (number: number) => `Try again: the money of return ${number}`,
	send: "Send the exchange",
	sendOne: (number: number) => `Send the exchange of return ${number}`,
	sendTitle: "Send the exchange",
	sendNote: "The shopper is mailed what left and where it can be followed.",
	isSent: (number: number) => `The exchange of return ${number} is sent`,
	slip: "Slip",
	slipOne: (number: number) => `Slip of return ${number}, as PDF`,
};

export default messages;
