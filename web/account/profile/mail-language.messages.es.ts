import type { Wording } from "#core/languages.ts";
import type en from "./mail-language.messages.en.ts";

const messages = {
	label: "Idioma de nuestros e-mails",
	saved: "Guardado",
} satisfies Wording<typeof en>;

export default messages;
