const messages = {
	title: "Off sale",
	note: "Shoppers no longer find or buy these.",
	what: "The products",
	caption: "Products off sale",
	noneOnPage: { title: "No product on this page", way: "Show the first page" },
	none: {
		title: "Everything is on sale",
		text: "A product taken off sale waits here until it is put back.",
		way: "See all products",
	},
	product: "Product",
	price: "Price",
	units: "Units",
	putBack: "Put back",
};

export default messages;
