const messages = {
	companions: {
		hint: "Shown below it under this title, in this order, while it can be bought. With none the shop finds some itself.",
		find: "Add a product that goes with it",
		full: "At most eight products can go with one.",
		remove: (product: string) => `Remove ${product} from what goes with it`,
	},
	seo: {
		hint: "In place of name and description, where the page's language has none of its own. Empty fields leave it as it is.",
		title: "Title, up to 70",
		description: "Description, up to 160",
		slug: "Address: /products/…",
		slugHint: "Addresses it had before go on leading to it. Empty in a new product: made from its name",
	},
};

export default messages;
