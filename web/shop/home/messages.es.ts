import type { Wording } from "#core/languages.ts";
import { numbersIn, pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const number = numbersIn("es-AR");
const plural = pluralIn("es");

const messages = {
	products: "Productos",
	found: (count) => plural(count, { one: "1 producto", other: `${number(count)} productos` }),
	count: (count) => number(count),
	countOf: (count) => plural(count, { one: " producto", other: " productos" }),
	show: (count) => plural(count, { one: "Ver 1 producto", other: `Ver ${number(count)} productos` }),
	resultsFor: (words) => `Resultados para “${words}”`,
	corrected: (words) => `Te mostramos resultados para “${words}”`,
	all: "Todos los productos",
	sale: { true: "En oferta", false: "Sin oferta" },
	withSale: (what, sale) => `${what} ${sale.toLowerCase()}`,
	unknown: { collection: "Colección desconocida", category: "Categoría desconocida", type: "Tipo desconocido" },
	page: (what, page) => `${what} (página ${page})`,
	description: (what, count, shop) =>
		`${what}: ${plural(count, { one: "1 prenda", other: `${number(count)} prendas` })} en ${shop}. Colores, talles, precios y opiniones de cada una.`,
	filters: "Filtros",
	active: (count) => plural(count, { one: " activo", other: " activos" }),
	activeFilters: "Filtros activos",
	remove: (choice) => `Sacar ${choice}`,
	reset: "Borrar filtros",
	close: "Cerrar",
	groups: { sort: "Ordenar por", sale: "Ofertas", category: "Categoría", collection: "Colección", type: "Tipo" },
	sorts: {
		"in-stock-first": "Primero lo disponible",
		"best-match": "Más relevantes",
		latest: "Lo más nuevo",
		"price-ascending": "Menor precio",
		"price-descending": "Mayor precio",
		"best-rated": "Mejor puntuados",
	},
	search: "Buscar",
	searchByName: "Buscar productos por nombre",
	clear: "Borrar la búsqueda",
	suggested: (count) => plural(count, { one: "1 producto encontrado", other: `${count} productos encontrados` }),
	suggestedFor: (found, words) => `${found} para “${words}”`,
	noneSuggested: "No hay productos con ese nombre",
	tryAgain: "Probar de nuevo",
} satisfies Wording<typeof en>;

export default messages;
