const messages = {
	title: "Sizes",
	note: "A product has the sizes of one of these. Hidden ones stay with their products and cannot be chosen for others.",
	what: "The sizes",
	add: "Add sizes",
	name: "Name",
	sizes: "Sizes",
	hidden: "(hidden)",
	deleteQuestion: (name: string) => ({
		title: `Delete ${name}?`,
		text: "No product has these sizes. They cannot be brought back.",
		yes: "Delete",
		no: "Keep",
	}),
	isDeleted: (name: string) => `${name} is deleted`,
	isShown: (name: string) => `${name} can be chosen again`,
	isHidden: (name: string) => `${name} is hidden`,
	inOrder: "Sizes, in order",
	lettersStay: "S, M, L and XL stay as they are.",
	withCommas: "With commas between them, such as 34, 36, 38",
	save: "Save",
	isSaved: (name: string) => `${name} is saved`,
	isAdded: (name: string) => `${name} can be chosen for products now`,
};

export default messages;
