import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./parcels.messages.en.ts";

const plural = pluralIn("es");
const pieces = (count: number) => plural(count, { one: "1 prenda", other: `${count} prendas` });

const messages = {
	title: "Paquetes",
	none: "Todavía no salió nada.",
	unwritten: "Se envió antes de que se anotaran los paquetes.",
	parcel: (nth) => `Paquete ${nth}`,
	noCarrier: "Sin correo indicado",
	track: "Seguir",
	trackOne: (nth) => `Seguir el paquete ${nth}`,
	unsent: (count) => `Falta enviar: ${pieces(count)}`,
	send: "Enviar un paquete",
	slip: "Remito",
	popup: {
		title: "Enviar un paquete",
		pieces: "Qué va adentro",
		quantity: (name, most) => `${name}: cuántas de ${most}`,
		of: (most) => `de ${most}`,
		nothing: "Elegí al menos una prenda.",
		carrier: "Correo",
		carrierHint: "Dejalo vacío si lo entregan ustedes",
		tracking: "Número de seguimiento",
		url: "Enlace de seguimiento",
		urlHint: "Empieza con https://",
		toPreview: "Leer antes el mail",
	},
	preview: {
		title: "Sale este mail",
		to: (address) => `Para ${address}`,
		nobody: "La dirección del cliente se borró: no sale ningún mail.",
		link: "El enlace al pedido se agrega solo para el cliente.",
		back: "Volver",
		send: "Enviar",
	},
	sent: (id) => `Pedido ${id}: el paquete está en camino`,
} satisfies Wording<typeof en>;

export default messages;
