import type { Wording } from "#core/languages.ts";
import type en from "./suggestion.messages.en.ts";

const messages = {
	suggestions: "Sugerencias",
	products: "Productos",
	types: "Tipos",
	brands: "Marcas",
	looking: "Buscando…",
} satisfies Wording<typeof en>;

export default messages;
