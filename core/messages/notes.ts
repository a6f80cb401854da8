import { NOTE_MAX } from "../rules/notes.ts";

export const noteMessages = {
	text: "Please write something",
	tooLong: `At most ${NOTE_MAX} letters`,
};
