const messages = {
	head: "What to do",
	change: "Change",
	changeOne: (name: string) => `Change ${name}`,
	show: "Show",
	showOne: (name: string) => `Show ${name}`,
	hide: "Hide",
	hideOne: (name: string) => `Hide ${name}`,
	delete: "Delete",
	deleteOne: (name: string) => `Delete ${name}`,
};

export default messages;
