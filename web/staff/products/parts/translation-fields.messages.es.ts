import type { Language, Wording } from "#core/languages.ts";
import type en from "./translation-fields.messages.en.ts";

const called: Record<Language, string> = { en: "inglés", es: "castellano" };

const messages = {
	name: (language) => `Nombre en ${called[language]}`,
	description: (language) => `Descripción en ${called[language]}`,
	hint: "Lo que quede vacío se muestra como lo escribiste primero.",
	nothingYet: "Todavía no escribiste nada",
} satisfies Wording<typeof en>;

export default messages;
