import type { Wording } from "#core/languages.ts";
import type en from "./report-sheet.messages.en.ts";

const messages = {
	title: "Denunciar esta opinión",
	why: "¿Qué tiene de malo?",
	reasons: {
		offensive: "Es ofensiva",
		advertising: "Es publicidad",
		untrue: "No es cierta, o habla de otra cosa",
		other: "Otra cosa",
	},
	chooseReason: "Elegí qué tiene de malo",
	words: "Con tus palabras (si querés)",
	note: "Esto lo lee solo la tienda. La opinión queda hasta que alguien la mire.",
	send: "Enviar denuncia",
	told: "Gracias. Alguien de la tienda la va a mirar.",
	close: "Cerrar",
} satisfies Wording<typeof en>;

export default messages;
