const messages = {
	suggestions: "Suggestions",
	products: "Products",
	types: "Types",
	brands: "Brands",
	looking: "Looking…",
};

export default messages;
