import type { Wording } from "../languages.ts";
import { NOTE_MAX, NOTES_MAX } from "../rules/notes.ts";
import type { noteMessages as en } from "./notes.ts";

export const noteMessages = {
	text: "Escribí algo",
	tooLong: `Hasta ${NOTE_MAX} letras`,
	guest: "Este pedido no es de ningún cliente: anotalo en el pedido",
	forgotten: "Los datos del cliente se borraron: ya no se puede anotar nada",
	full: `Ya hay ${NOTES_MAX} notas: borrá una primero`,
	others: "Una nota solo la puede borrar quien la escribió",
} satisfies Wording<typeof en>;
