import type { Wording } from "#core/languages.ts";
import type en from "./names-in.messages.en.ts";

const messages = {
	nameIn: (language) => `Nombre en ${language}`,
	hint: "Si queda vacío, se muestra como lo escribiste.",
} satisfies Wording<typeof en>;

export default messages;
