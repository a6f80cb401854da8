const messages = {
	guide: "Size guide",
	which: "Which size?",
	failed: "The size guide could not be loaded. Please check your connection.",
	tryAgain: "Try again",
};

export default messages;
