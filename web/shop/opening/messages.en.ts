const messages = {
	title: "Opening soon",
	text: "The rail is still being filled. Come back in a little while.",
	reach: "Until then you reach us here:",
	checklist: "See what is missing",
};

export default messages;
