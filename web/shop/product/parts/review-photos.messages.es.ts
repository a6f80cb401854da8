import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./review-photos.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	choose: "Fotos (si querés)",
	hint: (room) =>
		`${plural(room, { one: "1 foto más", other: `Hasta ${room} fotos` })}, JPEG, PNG, WebP o AVIF, de hasta 10 MB cada una. Los demás las ven cuando la tienda las haya mirado.`,
	full: "Una opinión tiene tres fotos como máximo.",
	notAPicture: "La tienda no acepta esta imagen: usá JPEG, PNG, WebP o AVIF",
	tooLarge: "Esta imagen pesa más de 10 MB",
	chosen: (file) => `Elegida: ${file}`,
	remove: (file) => `Quitar ${file}`,
	yours: "Tus fotos",
	own: (place) => `Tu foto ${place}`,
	removeOwn: (place) => `Borrar tu foto ${place}`,
	removeQuestion: {
		title: "¿Borrar esta foto?",
		text: "Se borra para siempre.",
		yes: "Borrar",
		no: "Dejarla",
	},
	states: {
		waiting: "La tienda la mira primero",
		accepted: "La ven todos",
		refused: "La tienda no la muestra",
	},
	sending: (file) => `Enviando ${file}`,
	tryAgain: "Probar de nuevo",
} satisfies Wording<typeof en>;

export default messages;
