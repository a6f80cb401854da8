import type { Wording } from "#core/languages.ts";
import type en from "./translation-fields.messages.en.ts";

const messages = {
	name: (language) => `Nombre en ${language}`,
	description: (language) => `Descripción en ${language}`,
	hint: "Lo que quede vacío se muestra como a la izquierda.",
	nothingYet: "Todavía no escribiste nada",
} satisfies Wording<typeof en>;

export default messages;
