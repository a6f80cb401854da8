const messages = {
	look: "Goes with it",
	similar: "Like this",
};

export default messages;
