import type { Wording } from "../languages.ts";
import { NOTE_MAX } from "../rules/notes.ts";
import type { noteMessages as en } from "./notes.ts";

export const noteMessages = {
	text: "Escribí algo",
	tooLong: `Hasta ${NOTE_MAX} letras`,
} satisfies Wording<typeof en>;
