import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	description:
		"Ropa para la estación en la que estás: colecciones de mujer y hombre para verano, otoño, invierno y primavera.",
	now: "De temporada",
	all: "Todo",
	wholeRail: "Todo lo que hay",
	seeCollection: "Ver la colección",
	new: "Recién colgado",
	sale: "En oferta",
	best: "Lo más querido",
	look: "Un look",
	seeAll: "Ver todo",
	together: (sum) => `Todo junto ${sum}`,
	deliveryAndReturns: "Envíos y devoluciones",
	deliveryFree: (name) => `${name}, gratis`,
	deliveryFreeFrom: (name, sum) => `${name}, gratis desde ${sum}`,
	deliveryFor: (name, price) => `${name} por ${price}`,
	returns: (days) => plural(days, { one: "Un día para devolverlo", other: `${days} días para devolverlo` }),
} satisfies Wording<typeof en>;

export default messages;
