const messages = {
	noteOf: (name: string) => `Note on ${name}`,
	addNote: "Add a note",
	changeNote: "Change the note",
	saveNote: "Save note",
	cancel: "Cancel",
	up: (name: string) => `Move ${name} up`,
	down: (name: string) => `Move ${name} down`,
	toList: "Another list",
	toListOf: (name: string) => `Move or copy ${name} to another list`,
	moveTo: (list: string) => `Move to ${list}`,
	copyTo: (list: string) => `Copy to ${list}`,
	favorites: "Favorites",
	moved: (name: string, list: string) => `${name} is on ${list} now`,
	copied: (name: string, list: string) => `${name} is on ${list}, too`,
	seeIt: "See list",
	removed: (name: string) => `${name} is off the list`,
	undo: "Undo",
};

export default messages;
