import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	description:
		"Ropa para la estación en la que estás: colecciones de mujer y hombre para verano, otoño, invierno y primavera.",
	now: "De temporada",
	all: "Todo",
	wholeRail: "Todo lo que hay",
	seeCollection: "Ver la colección",
} satisfies Wording<typeof en>;

export default messages;
