import { NOTE_MAX, NOTES_MAX } from "../rules/notes.ts";

export const noteMessages = {
	text: "Please write something",
	tooLong: `At most ${NOTE_MAX} letters`,
	guest: "This order belongs to no client: please note it about the order",
	forgotten: "The client's data was removed: nothing can be noted any more",
	full: `There are ${NOTES_MAX} notes already: please delete one first`,
	others: "Only whoever wrote a note can delete it",
};
