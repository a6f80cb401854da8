import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	browse: "Recorrer la tienda",
	women: "Mujer",
	men: "Hombre",
	allWomen: "Todo para mujer",
	allMen: "Todo para hombre",
	sale: "Ofertas",
	more: "Colecciones",
	favorites: "Favoritos",
	lists: "Listas",
	allOf: (collection) => `Todo ${collection.toLowerCase()}`,
	typesFailed: "No pudimos cargar los tipos de prenda.",
} satisfies Wording<typeof en>;

export default messages;
