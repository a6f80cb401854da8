import type { Wording } from "#core/languages.ts";
import type en from "./gifts.messages.en.ts";

const messages = {
	link: {
		subject: "Tu enlace a la lista de regalos",
		somebody: "alguien",
		asked: (who, title, shop) =>
			`Este es tu propio enlace a ${title === "" ? "la lista de regalos" : `la lista de regalos «${title}»`} de ${who} en ${shop}. Muestra lo que ya regalan otros, y te deja decir qué vas a regalar vos.`,
		action: "Abrir la lista de regalos",
		notes: [
			"El enlace es solo tuyo: no lo compartas, y menos con quien hizo la lista.",
			"¿No lo pediste? Entonces no tenés que hacer nada.",
		],
	},
	thanks: {
		subject: (who) => `Gracias, de parte de ${who}`,
		somebody: "alguien",
		paragraph: (who, piece) =>
			`${who} te agradece tu regalo${piece === "" ? "" : `, ${piece}`}, y te escribió unas palabras.`,
		action: "Leerlas",
		notes: ["Recibís esto una sola vez, porque regalaste algo de una lista de regalos."],
	},
} satisfies Wording<typeof en>;

export default messages;
