const messages = {
	save: "Save this view",
	saveTitle: "Save this view",
	note: "What is searched, filtered and sorted now is kept under a name, for you alone. A view of yours with the same name is replaced.",
	name: "Name",
	saved: (name: string) => `The view “${name}” was saved`,
	keep: "Save",
	rename: "Rename",
	renameTitle: (name: string) => `Rename “${name}”`,
	renamed: (name: string) => `The view is now called “${name}”`,
	remove: "Delete view",
	removed: (name: string) => `The view “${name}” was deleted`,
	failed: "Your own views could not be read.",
	tryAgain: "Try again",
};

export default messages;
