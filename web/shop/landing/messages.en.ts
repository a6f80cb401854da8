const messages = {
	description:
		"Clothes for the season you are in: women's and men's collections for summer, autumn, winter and spring.",
	/** Over the season it is. */
	now: "In season now",
	all: "All",
	wholeRail: "The whole rail",
	seeCollection: "See the collection",
};

export default messages;
