import type { Wording } from "#core/languages.ts";
import { numbersIn } from "#core/plural.ts";
import { inchesOf, type LengthUnit } from "#core/rules/length-units.ts";
import type en from "./messages.en.ts";

const number = numbersIn("es-AR");
const figure = (cm: number, unit: LengthUnit) => (unit === "cm" ? number(cm) : inchesOf(cm));
const length = (cm: number, unit: LengthUnit) => `${figure(cm, unit)} ${unit === "cm" ? "cm" : "pulg."}`;

const messages = {
	title: "Guía de talles",
	units: "Unidades",
	unit: { cm: "Centímetros", in: "Pulgadas" },
	figure,
	range: (from, to, unit) => `${figure(from, unit)}–${figure(to, unit)}`,
	garment: {
		title: "Esta prenda",
		caption: { cm: "Extendida, en centímetros", in: "Extendida, en pulgadas" },
		none: "No medimos esta prenda.",
		drawn: (where) => `Dónde se mide: ${where.join("; ")}`,
		where: {
			chest: "pecho, de lado a lado debajo de las mangas",
			waist: "cintura, de lado a lado",
			hip: "cadera, de lado a lado",
			length: "largo, desde arriba hasta el ruedo",
			sleeve: "manga, desde la costura del hombro hasta el puño",
			inseam: "entrepierna, por el interior de la pierna",
			shoulder: "hombros, de costura a costura",
		},
	},
	bodies: {
		title: "Cuerpos",
		about: "Una guía general: cuánto suele medir de contorno un cuerpo de cada talle, no esta prenda.",
		women: { cm: "Mujer, en centímetros", in: "Mujer, en pulgadas" },
		men: { cm: "Hombre, en centímetros", in: "Hombre, en pulgadas" },
		size: "Talle",
	},
	own: {
		title: "Mis medidas",
		about: "Con ellas te decimos qué talle te conviene. Nadie más que vos las ve.",
		clear: "Borrar mis medidas",
		cleared: "Borramos tus medidas",
		undo: "Deshacer",
		notSaved: "No pudimos guardar tus medidas en tu perfil; quedan en este navegador.",
	},
	which: {
		title: "¿Qué talle?",
		about: "Medí sobre ropa fina, con la cinta plana y sin apretar.",
		keptHere: "Lo que escribas queda en este navegador.",
		keptInProfile: "Lo que escribas queda en tu perfil, solo para vos.",
		measures: {
			chest: "Pecho, en la parte más ancha",
			waist: "Cintura, en la parte más angosta",
			hip: "Cadera, en la parte más ancha",
			inseam: "Entrepierna, hasta el tobillo",
		},
		around: { chest: "Pecho", waist: "Cintura", hip: "Cadera" },
		wrong: (from, to, unit) =>
			`Escribí de ${figure(from, unit)} a ${length(to, unit)}${unit === "cm" ? ", o pulgadas, como 38 pulg." : ""}`,
		answer: (size) => `Te recomendamos el talle ${size}.`,
		reason: (what, body, [own, beside], unit) => {
			const first = own && `${own.size} ${own.cm < 0 ? "estira" : "deja"} ${length(Math.abs(own.cm), unit)}`;
			const second =
				beside &&
				(beside.cm < 0
					? `a ${beside.size} le faltan ${length(-beside.cm, unit)}`
					: `${beside.size} ${own && own.cm < 0 ? "deja " : ""}${length(beside.cm, unit)}`);
			return `${what} ${length(body, unit)}: ${[first, second].filter(Boolean).join(", ")}.`;
		},
		legs: (cm, unit) =>
			cm === 0
				? "El largo de pierna es igual al tuyo."
				: `El largo de pierna es ${length(Math.abs(cm), unit)} ${cm > 0 ? "mayor" : "menor"} que el tuyo.`,
		runs: {
			small: (instead) =>
				`La mayoría de los compradores dice que viene chico${instead ? `: si te gusta holgado, elegí ${instead}` : ""}.`,
			large: "La mayoría de los compradores dice que viene grande.",
		},
		choose: (size) => `Elegir ${size}`,
		chosen: (size) => `${size} ya está elegido`,
		unknown: {
			unmeasured: "No lo sabemos: no medimos el contorno de esta prenda.",
			unasked: "Escribí una de tus medidas y te decimos.",
			"too-small": "No lo sabemos: hasta el talle más chico que medimos te quedaría muy suelto.",
			"too-large": "No lo sabemos: tus medidas superan los talles que medimos.",
			contradicting:
				"No lo sabemos: tus medidas corresponden a talles muy distintos. Medite de nuevo o compará con las tablas de abajo.",
		},
	},
	print: "Imprimir",
} satisfies Wording<typeof en>;

export default messages;
