const messages = {
	title: "This address cannot be read",
	text: "It is longer than any address of this shop.",
	toShop: "See all products",
};

export default messages;
