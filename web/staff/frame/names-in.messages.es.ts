import type { Language, Wording } from "#core/languages.ts";
import type en from "./names-in.messages.en.ts";

const called: Record<Language, string> = { en: "inglés", es: "castellano" };

const messages = {
	nameIn: (language) => `Nombre en ${called[language]}`,
	hint: "Si queda vacío, se muestra como lo escribiste.",
} satisfies Wording<typeof en>;

export default messages;
