import { z } from "zod";
import { notes as calls } from "../calls/notes.ts";
import { noteMessages } from "../messages/notes.ts";
import { NOTE_MAX, NOTES_MAX } from "../rules/notes.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { bounded, isText, whole } from "./fields.ts";
import { Phone } from "./person.ts";

const Id = whole(1, Number.MAX_SAFE_INTEGER);

/** What somebody of the staff wrote down about an order or its client. Nobody else ever reads it. */
export const Note = z.object({
	id: z.number().int(),
	about: z.enum(["order", "client"]),
	at: z.string(),
	/** Who wrote it, as they were called then. */
	by: z.string(),
	/** Whoever asks wrote it, and may delete it. */
	isOwn: z.boolean(),
	text: z.string(),
});
export type Note = z.infer<typeof Note>;

/** Without the spaces around it; lines stay lines. */
const NoteText = bounded(NOTE_MAX * 4, noteMessages.text, noteMessages.tooLong)
	.trim()
	.min(1, noteMessages.text)
	.max(NOTE_MAX, noteMessages.tooLong)
	.refine(isText, noteMessages.text);

export const NewNote = z.object({ text: NoteText });
export type NewNote = z.infer<typeof NewNote>;

const order = z.object({ id: Id });
const client = z.object({ clientPhone: Phone });
const limit = `up to ${NOTES_MAX} of each`;

export const schemas = {
	ofOrder: {
		summary: "What staff noted about an order, and about its client, newest first",
		params: order,
		reply: z.array(Note),
	},
	addToOrder: {
		summary: `Notes something about an order, or with \`about: client\` about the client it belongs to; ${limit}`,
		params: order,
		body: NewNote.extend({ about: Note.shape.about.default("order") }),
		reply: z.array(Note),
	},
	removeFromOrder: {
		summary: "Deletes a note of one's own about an order or its client; 403 for another's",
		params: order.extend({ note: Id }),
		reply: z.array(Note),
	},
	ofClient: { summary: "What staff noted about a client, newest first", params: client, reply: z.array(Note) },
	addToClient: {
		summary: `Notes something about a client; ${limit}`,
		params: client,
		body: NewNote,
		reply: z.array(Note),
	},
	removeFromClient: {
		summary: "Deletes a note of one's own about a client; 403 for another's",
		params: client.extend({ note: Id }),
		reply: z.array(Note),
	},
} satisfies Record<string, Described>;

export const notes = endpoints(calls, schemas);
