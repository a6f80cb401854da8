import type { Wording } from "#core/languages.ts";
import type en from "./stock-alert.messages.en.ts";

const messages = {
	confirm: {
		subject: "¿Te avisamos cuando vuelva?",
		asked: (what, shop) =>
			`Alguien le pidió a ${shop} que escriba a esta dirección cuando vuelva ${what}. ¿Fuiste vos? Entonces confirmalo.`,
		action: "Sí, avísenme",
		notes: [
			"El enlace sirve por siete días.",
			"¿No fuiste vos? No tenés que hacer nada: vamos a olvidar esta dirección.",
		],
		end: "Olvidarla ahora",
	},
	back: {
		subject: (what) => `Volvió: ${what}`,
		back: (what, shop) =>
			`${what} volvió a ${shop}. No hay muchas unidades y no sos la única persona a la que le avisamos.`,
		action: "Verlo",
		notes: ["Pediste este único aviso; no te vamos a mandar otro."],
		end: "Terminar este aviso y olvidar mi dirección",
	},
} satisfies Wording<typeof en>;

export default messages;
