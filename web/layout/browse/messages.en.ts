const messages = {
	browse: "Browse",
	women: "Women",
	men: "Men",
	allWomen: "All for women",
	allMen: "All for men",
	sale: "Sale",
	more: "Collections",
	favorites: "Favorites",
	lists: "Wish lists",
	allOf: (collection: string) => `All of ${collection}`,
	typesFailed: "The garment types could not be loaded.",
};

export default messages;
