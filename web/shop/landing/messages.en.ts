const messages = {
	description:
		"Clothes for the season you are in: women's and men's collections for summer, autumn, winter and spring.",
	seasons: { Summer: "Summer", Autumn: "Autumn", Winter: "Winter", Spring: "Spring" },
	all: "All",
	wholeRail: "The whole rail",
	seeCollection: "See the collection",
};

export default messages;
