const messages = {
	/** As the card service names it. */
	locale: "en-US",
};

export default messages;
