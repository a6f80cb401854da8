import type { Wording } from "#core/languages.ts";
import type en from "./not-understood.messages.en.ts";

const messages = {
	about: "No se entiende",
	title: "Esta dirección no lleva a ningún lado",
	text: "Hay algo que no pudimos leer. Todo lo que tenemos está a un paso.",
	action: "Ver todos los productos",
} satisfies Wording<typeof en>;

export default messages;
