const messages = {
	yourReview: "Your review",
	notShown: "The shop does not show this review to others.",
};

export default messages;
