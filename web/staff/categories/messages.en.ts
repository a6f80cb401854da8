const messages = {
	title: "Add category",
	name: "Category name",
	type: "Type",
	typePlaceholder: "Select Type",
	women: "Women",
	men: "Men",
	id: "Category id",
	idHint: "A number of your own above 2; empty takes the next free one",
	create: "Create category",
	back: "Back to the product",
	created: (name: string, id: number) => `${name} is category ${id} now`,
	refusals: {
		name: "Give the category a name",
		nameTooLong: "A name has 80 characters at most",
		nameInvalid: "This name cannot be used",
		type: "Choose a type",
		id: "A whole number above 2, or nothing for the next free one",
	},
};

export default messages;
