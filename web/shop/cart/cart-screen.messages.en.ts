const messages = {
	savedLine: (name: string) => `${name} is saved for later.`,
	change: "Change",
	changeOf: (name: string) => `Change colour or size of ${name}`,
	share: "Share this cart",
	saveForLater: "Save for later",
	saveForLaterOf: (name: string) => `Save for later: ${name}`,
	laterIsFull: "A hundred lines are saved for later already: take one out first.",
	fromSum: (sum: string) => `From ${sum}, by your address`,
	toFree: (sum: string) => `${sum} to free delivery`,
};

export default messages;
