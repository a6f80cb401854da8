export const reviewMessages = {
	words: "Please write a few words",
	reason: "Please say why",
	once: "You have reviewed this product already",
	buyersOnly: "Only who has bought a product can review it",
	none: "There is no such review",
	photosFull: "A review can have three photos",
	noPhoto: "There is no such photo",
	reported: "Thank you. Somebody of the shop will look at it.",
} as const;
