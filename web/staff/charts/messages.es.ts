import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	highestOf: (title, figure, day) => `${title}. Máximo: ${figure}, ${day}`,
	nothingOf: (title) => `${title}. Todo en cero`,
	highest: (figure) => `Máximo ${figure}`,
	walk: (title) => `${title}: recorré los valores`,
	valueOf: (label, figure) => `${label}: ${figure}`,
	before: (label, figure) => `comparado ${label}: ${figure}`,
	asTable: "Ver como tabla",
	date: "Fecha",
} satisfies Wording<typeof en>;

export default messages;
