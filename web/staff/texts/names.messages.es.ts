import type { Wording } from "#core/languages.ts";
import type en from "./names.messages.en.ts";

const messages = {
	terms: "Términos",
	privacy: "Privacidad",
	returns: "Cambios y devoluciones",
	contact: "Contacto",
} satisfies Wording<typeof en>;

export default messages;
