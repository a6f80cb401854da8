import type { Wording } from "#core/languages.ts";
import type en from "./change-lists.messages.en.ts";

const messages = {
	failed: "¡Epa!",
	wrong: "Algo salió mal, probá de nuevo",
	addedTo: (list) => ({ title: "¡Listo!", text: `Lo agregamos a ${list}` }),
} satisfies Wording<typeof en>;

export default messages;
