const messages = {
	title: "My sizes",
	about: "What you wear is chosen already on the pages of products, and one switch of the filters shows only that.",
	failed: "Your sizes could not be shown. Try again in a moment.",
	notSaved: "Your sizes were not saved. Try again in a moment.",
	groups: {
		tops: "Tops",
		bottoms: "Trousers and skirts",
		dresses: "Dresses and suits",
		outerwear: "Jackets and coats",
		underwear: "Underwear",
		swimwear: "Swimwear",
		shoes: "Shoes",
	},
};

export default messages;
