const messages = {
	title: "Notes",
	what: "The notes",
	onlyStaff: "Only staff read these.",
	none: "No notes yet.",
	aboutClient: "About the client",
	field: "New note",
	about: "About",
	subjects: { order: "This order", client: "The client, with all their orders" },
	add: "Add note",
	added: "The note was added",
	remove: "Delete",
	removeOne: (text: string) => `Delete the note “${text}”`,
	question: { title: "Delete this note?", text: "It cannot be brought back.", yes: "Delete", no: "Keep it" },
	removed: "The note was deleted",
	ofClient: (name: string) => `Notes on ${name}`,
};

export default messages;
