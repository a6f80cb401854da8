import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	language: "es",
	locale: "es-AR",
	unnamedShop: "Nuestra tienda",
} satisfies Wording<typeof en>;

export default messages;
