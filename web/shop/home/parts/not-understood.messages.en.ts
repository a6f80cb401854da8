const messages = {
	about: "Not understood",
	title: "This address leads nowhere",
	text: "Something in it cannot be read. Everything we have is one step away.",
	action: "See all products",
};

export default messages;
