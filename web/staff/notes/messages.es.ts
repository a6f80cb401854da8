import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Notas",
	what: "las notas",
	onlyStaff: "Solo las lee el personal.",
	none: "Todavía no hay notas.",
	aboutClient: "Sobre el cliente",
	field: "Nota nueva",
	about: "Sobre",
	subjects: { order: "Este pedido", client: "El cliente, con todos sus pedidos" },
	add: "Agregar nota",
	added: "Agregamos la nota",
	remove: "Borrar",
	removeOne: (text) => `Borrar la nota “${text}”`,
	question: { title: "¿Borrar esta nota?", text: "No se puede recuperar.", yes: "Borrar", no: "Dejarla" },
	removed: "Borramos la nota",
	ofClient: (name) => `Notas sobre ${name}`,
} satisfies Wording<typeof en>;

export default messages;
