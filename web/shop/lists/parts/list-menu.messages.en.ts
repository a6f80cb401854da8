const messages = {
	/** The favourites among the lists one can add to. */
	favorites: "Favorite",
	newList: "New list",
	onIt: ", this product is on it",
	saveTo: "Save to a wish list",
	create: "Create",
	yourLists: "Your lists",
};

export default messages;
