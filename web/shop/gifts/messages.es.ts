import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	button: "Lista de regalos",
	form: {
		intro: "Otros dicen qué te regalan y te lo mandan. Vos no ves nada de eso hasta el día después.",
		day: "Día",
		dayHint: "Como mucho dentro de un año. Se puede pasar para más adelante, nunca para antes.",
		secret: "Los regalos se mandan acá. Solo la tienda conoce esta dirección: quienes regalan nunca la ven.",
		make: "Hacerla lista de regalos",
		save: "Guardar",
		end: "Terminar la lista de regalos",
		made: "Ahora es una lista de regalos. Compartí su enlace con quien te quiera regalar algo.",
		ended: "Ya no es una lista de regalos",
	},
	endIt: {
		title: "¿Terminar la lista de regalos?",
		text: "No se va a poder regalar nada más. Lo que ya te regalaron sigue en secreto hasta el día después.",
		yes: "Terminarla",
		no: "Dejarla",
	},
	own: (day) => `Una lista de regalos para el ${day}. Lo que te regalan queda en secreto hasta el día después.`,
	over: (day) => `El día, ${day}, ya pasó: abajo está quién regaló qué.`,
	wanted: (creator, day) =>
		`A ${creator} le gustaría esto para el ${day}. Decí qué regalás y compralo acá: lo mandamos nosotros y la dirección queda en la tienda. ${creator} no ve nada hasta el día después.`,
	confirm: {
		text: "Para ver qué regalan otros y regalar algo, ingresá o pedí que te mandemos un enlace propio.",
		email: "Tu e-mail",
		send: "Mandame un enlace",
		sent: "Si esta lista acepta regalos, el enlace ya está en camino.",
		logIn: "Ingresar",
	},
	give: "Lo regalo yo",
	giveIt: (name) => `Lo regalo yo: ${name}`,
	taken: "Alguien regala esto",
	takenBy: (who) => `Lo regala ${who}`,
	takenUnits: (units, who) => (who === "" ? `Alguien regala ${units}` : `${who} regala ${units}`),
	left: (units) => plural(units, { one: "Falta 1", other: `Faltan ${units}` }),
	mine: (units) => plural(units, { one: "Lo regalás vos", other: `Regalás ${units} de estos` }),
	bought: "Ya lo compraste; lo mandamos nosotros.",
	buy: "Comprarlo y mandarlo",
	buyIt: (name) => `Comprarlo y mandarlo: ${name}`,
	takeBack: "No lo regalo",
	takeBackIt: (name) => `No lo regalo: ${name}`,
	takenBack: "Queda libre para otros",
	noted: "Anotado: lo regalás vos. Quien hizo la lista no lo ve.",
	howMany: "Cuántos",
	yourName: "Tu nombre",
	showName: "Otros que regalan pueden ver quién lo regala",
	sizeFirst: (name) => `Primero elegí un talle para ${name}`,
	soldOut: "No quedan tantos de ese talle",
	notSent: "La tienda no manda a esa dirección, o la lista terminó",
	gave: (who, units) => (units === 1 ? `De ${who}` : `${units} de ${who}`),
	somebody: "alguien",
	thank: "Dar las gracias",
	thankFor: (who) => `Dar las gracias a ${who}`,
	thanksNote: "Tus palabras",
	thanksHint: "Le avisamos por mail que le escribiste; lo lee acá.",
	thanksSend: "Mandar",
	thanked: (note) => `Escribiste: «${note}»`,
	thanksFrom: (who, note) => `${who} escribió: «${note}»`,
	given: {
		title: "Regalos que hacés",
		for: (creator, list) => `para ${creator}, ${list}`,
		openList: "Abrir la lista",
		order: "Ver el pedido",
		open: "Todavía sin comprar",
		bought: "Comprado",
		day: (day) => `Día: ${day}`,
	},
} satisfies Wording<typeof en>;

export default messages;
