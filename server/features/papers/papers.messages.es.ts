import type { Wording } from "#core/languages.ts";
import type en from "./papers.messages.en.ts";

const messages = {
	invoice: "Factura",
	creditNote: "Nota de crédito",
	number: "Número",
	date: "Fecha",
	order: "Pedido",
	from: "De",
	to: "Para",
	item: "Artículo",
	quantity: "Cantidad",
	price: "Precio",
	sum: "Importe",
	creditFor: (invoice) => `Devolución de dinero de la factura ${invoice}`,
	total: "Devuelto",
	subtotal: "Subtotal",
	discount: "Descuento",
	shipping: "Envío",
	earlier: "Devuelto antes",
	tax: (rate) => `Impuestos incluidos (${rate} %)`,
	notFiscal: "Documento no válido como factura.",
} satisfies Wording<typeof en>;

export default messages;
