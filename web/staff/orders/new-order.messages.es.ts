import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./new-order.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Nuevo pedido",
	text: "Para alguien que llama o está en el local. Recibe un enlace por mail y paga con tarjeta; hasta entonces, por 48 horas, las prendas quedan apartadas.",
	what: "Qué compra",
	find: "Buscar un producto",
	search: "Buscar",
	found: "Encontrados",
	nothing: (typed) => `Nada se llama “${typed}”`,
	soldOut: "agotado",
	color: "Color",
	size: "Talle",
	left: (size, count) => `${size} (${plural(count, { one: "queda 1", other: `quedan ${count}` })})`,
	quantity: "Cantidad",
	add: "Agregar",
	another: "Otro producto",
	none: "Todavía nada. Buscá un producto arriba.",
	remove: (name) => `Quitar ${name}`,
	short: (name, left) => `Solo quedan ${left} de ${name}`,
	delivery: "Envío",
	noDelivery: "Primero poné la provincia y el código postal.",
	nowhere: "Ninguna forma de envío llega a esta dirección.",
	language: "Mails en",
	total: "Total",
	make: "Armar el pedido y enviar el enlace",
	made: (id, email) => `Armaste el pedido ${id}; su enlace va en camino a ${email}`,
	incomplete: "Poné qué compra, quién y adónde va.",
	totalChanged: (total) => `Cambiaron los precios: ahora son ${total}. Avisale a quien compra y volvé a apretar.`,
} satisfies Wording<typeof en>;

export default messages;
