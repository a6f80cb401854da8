import type { Wording } from "#core/languages.ts";
import type en from "./size-guide.messages.en.ts";

const messages = {
	guide: "Guía de talles",
	which: "¿Qué talle?",
	failed: "No pudimos cargar la guía de talles. Revisá tu conexión.",
	tryAgain: "Probar de nuevo",
} satisfies Wording<typeof en>;

export default messages;
