import type { Wording } from "#core/languages.ts";
import type en from "./label.messages.en.ts";

const messages = {
	title: (number) => `Devolución ${number}`,
	number: "Devolución",
	order: "Pedido",
	from: "De",
	goesTo: "Enviar a",
	piece: "Prenda",
	quantity: "Cantidad",
	instead: (piece) => `Cambio por ${piece}`,
	note: "Poné esta etiqueta en el paquete con las prendas.",
} satisfies Wording<typeof en>;

export default messages;
