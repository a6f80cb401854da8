import type { Wording } from "#core/languages.ts";
import type en from "./letter.messages.en.ts";

const messages = {
	locale: "es-AR",
	hello: (name) => `Hola, ${name}:`,
	helloNobody: "Hola:",
	orOpen: "O abrí esta dirección:",
} satisfies Wording<typeof en>;

export default messages;
