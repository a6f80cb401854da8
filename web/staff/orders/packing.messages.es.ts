import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./packing.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Remitos",
	what: "los pedidos",
	slips: (count) => plural(count, { one: "1 remito", other: `${count} remitos` }),
	print: "Imprimir",
	order: (id) => `Pedido ${id}`,
	goesTo: "Se envía a",
	pickedUpBy: "Retira",
	removed: "Los datos del cliente se borraron",
	quantity: "Cantidad",
	piece: "Prenda",
	allSent: "Ya salió todo; esto es lo que llevaba.",
	gone: (ids) => `No están: ${ids}`,
	none: { title: "No elegiste pedidos", text: "Elegí pedidos en la lista y después imprimí sus remitos." },
	toOrders: "Todos los pedidos",
} satisfies Wording<typeof en>;

export default messages;
