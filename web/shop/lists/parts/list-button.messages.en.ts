const messages = {
	add: "Add to a wish list",
};

export default messages;
