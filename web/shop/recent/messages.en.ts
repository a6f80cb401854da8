const messages = {
	title: "You looked at",
	forget: "Clear",
	forgotten: "What you looked at is forgotten",
	undo: "Undo",
};

export default messages;
