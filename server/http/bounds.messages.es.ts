import type { Wording } from "#core/languages.ts";
import type en from "./bounds.messages.en.ts";

const messages = {
	title: "No podemos leer esta dirección",
	text: "Es más larga que cualquier dirección de esta tienda.",
	toShop: "Ver todos los productos",
} satisfies Wording<typeof en>;

export default messages;
