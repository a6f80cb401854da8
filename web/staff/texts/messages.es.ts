import type { Wording } from "#core/languages.ts";
import { numbersIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const numbers = numbersIn("es");

const messages = {
	title: "Textos",
	note: "Lo que dicen las páginas de términos, privacidad, cambios y contacto. Los cambios valen al instante.",
	what: "Los textos",
	pages: "Páginas",
	settings: "Toda la configuración",
	save: "Guardar los textos",
	field: (text, language) => `${text}, ${language}`,
	yours: "Tu texto",
	sample: "Texto de ejemplo",
	sampleNote: "Hasta que escribas el tuyo, tus clientes leen el ejemplo de abajo.",
	unfinished: "Falta escribir lo que está entre corchetes.",
	borrowed: (language) => `Todavía sin escribir: tus clientes leen tu texto (${language}).`,
	start: "Empezar con el ejemplo",
	backToSample: "Volver al ejemplo",
	remove: "Sacar este texto",
	preview: (text, language) => `Vista previa: ${text}, ${language}`,
	see: "Ver la página",
	how: "Cómo se escribe",
	signs: [
		["# Título", "El título de la página, en el primer renglón"],
		["## Subtítulo", "Un subtítulo; con ### es más chico"],
		["- renglón", "Un renglón de una lista"],
		["**palabras**", "Palabras que resaltan"],
		["[palabras](/returns)", "Un enlace: a una página de la tienda o a una dirección con https://"],
	],
	places: "Esto se completa con la configuración; si algo no está cargado, su renglón no sale.",
	filledIn: [
		["{{name}}", "El nombre de la tienda"],
		["{{mail}}", "Su e-mail"],
		["{{phone}}", "Su teléfono"],
		["{{address}}", "Su dirección"],
		["{{returnsDays}}", "Los días para devolver"],
		["{{returnsAddress}}", "La dirección para devoluciones"],
	],
	overtaken: "Mientras tanto otra persona escribió estos textos, así que los tuyos todavía no se guardaron:",
	undoOvertaken: "Estos textos se volvieron a cambiar después, así que quedan como están ahora.",
	characters: (count) => `${numbers(count)} caracteres`,
} satisfies Wording<typeof en>;

export default messages;
