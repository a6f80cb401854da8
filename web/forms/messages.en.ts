const messages = {
	failed: "Ups!",
};

export default messages;
