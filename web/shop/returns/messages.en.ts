const messages = {
	title: "Returns",
	action: "Return or exchange",
	until: (day: string) => `You can return what you do not keep until ${day}.`,
	failed: "This could not be opened. Please try again.",
	tryAgain: "Try again",
	one: (number: number) => `Return ${number}`,
	states: {
		requested: "Asked for, we look at it",
		approved: "Send it to us with the slip in the parcel",
		refused: "We could not take it back",
		cancelled: "Called off",
		received: "Arrived",
	},
	instead: (garment: string) => `In exchange for ${garment}`,
	money: "Money back",
	held: (day: string) => `Set aside for you until ${day}`,
	refund: {
		wanted: (sum: string) => `${sum} is on its way to your card`,
		done: (sum: string) => `${sum} went to your card`,
		failed: (sum: string) => `${sum} could not be given back yet; we look into it`,
	},
	toSend: "Your exchange is sent next",
	sent: (day: string, carrier: string) =>
		carrier ? `Your exchange left on ${day} with ${carrier}` : `Your exchange left on ${day}`,
	tracking: (number: string) => `Tracking number: ${number}`,
	track: "Track the exchange",
	slip: "Slip for the parcel",
	slipOne: (number: number) => `Slip for the parcel of return ${number}, as PDF`,
	slipFailed: "The slip could not be fetched. Please try again.",
	callOff: "Call off",
	callOffOne: (number: number) => `Call off return ${number}`,
	question: {
		title: "Keep the garments?",
		text: "The return ends here, and what was set aside for you is for sale again. You can ask anew while the days for returns last.",
		yes: "Call it off",
		no: "Leave it",
	},
	calledOff: "The return is called off",
	refused: "Ups!",
};

export default messages;
