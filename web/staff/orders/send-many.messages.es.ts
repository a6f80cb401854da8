import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./send-many.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Enviar varios",
	text: "Escaneá o escribí números de pedido, uno tras otro. De cada pedido sale un paquete con todo lo que falta enviar, y el cliente recibe un mail.",
	number: "Número de pedido",
	add: "Agregar",
	noNumber: "No es un número de pedido",
	known: (id) => `El pedido ${id} ya está en la lista`,
	most: (most) => `Hasta ${most} pedidos por vez`,
	carrier: "Correo de todos los paquetes",
	carrierHint: "Dejalo vacío si los entregan ustedes",
	caption: "Pedidos para enviar",
	order: "Pedido",
	client: "Cliente",
	pieces: "Prendas",
	tracking: "Número de seguimiento",
	trackingOf: (id) => `Número de seguimiento del pedido ${id}`,
	state: "Estado",
	remove: "Quitar",
	removeOne: (id) => `Quitar el pedido ${id}`,
	states: {
		reading: "Buscando …",
		unknown: "Ese pedido no existe",
		sendable: "Se puede enviar",
		sent: "Ya salió",
		cancelled: "Cancelado",
		"not paid": "Sin pagar",
		refunding: "Se está devolviendo el pago",
		sending: "Enviando …",
		done: "Enviado",
	},
	send: (count) => plural(count, { one: "Enviar 1 pedido", other: `Enviar ${count} pedidos` }),
	question: (count) => ({
		title: plural(count, { one: "¿Enviar 1 pedido?", other: `¿Enviar ${count} pedidos?` }),
		text: "Cada cliente recibe un mail: está en camino.",
		yes: "Enviar",
		no: "Todavía no",
	}),
	progress: (done, all) => `Enviados: ${done} de ${all}`,
	none: "Todavía no hay pedidos en la lista.",
} satisfies Wording<typeof en>;

export default messages;
