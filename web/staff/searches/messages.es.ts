import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Búsquedas",
	what: "las búsquedas",
	note: "Lo que la gente buscó en los últimos 90 días y no encontró. Decí qué significa una palabra en tu tienda y desde ese momento se encuentra. Solo se cuentan las palabras, nunca quién las escribió.",
	vain: "Buscado sin resultado",
	none: { title: "No hubo búsquedas sin resultado", text: "Todo lo que se buscó se encontró." },
	words: "Palabras",
	times: "Veces",
	lastDay: "Última vez",
	inShort: (times: number, day: string) =>
		`${plural(times, { one: "una vez", other: `${times} veces` })}, la última el ${day}`,
	means: (name: string) => `ahora significa ${name}`,
	explain: "Decir qué significa",
	explainOne: (words: string) => `Decir qué significa “${words}”`,
	meaning: "Una palabra y lo que significa",
	word: "Cuando escriben",
	isMeant: "mostrarles",
	example: "Un nombre de tu tienda: una prenda, una marca, un color.",
	save: "Guardar",
	saved: (word: string, means: string) => `Quien escribe “${word}” ahora encuentra “${means}”`,
	known: "Palabras con significado",
	remove: "Quitar",
	removeOne: (word: string) => `Quitar “${word}”`,
	removed: (word: string) => `“${word}” ya no tiene un significado propio`,
} satisfies Wording<typeof en>;

export default messages;
