import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Fuera de venta",
	note: "Los clientes ya no los encuentran ni los compran.",
	what: "los productos",
	caption: "Productos fuera de venta",
	noneOnPage: { title: "No hay productos en esta página", way: "Ir a la primera página" },
	none: {
		title: "Todo está a la venta",
		text: "Lo que sacás de la venta espera acá hasta que lo vuelvas a poner.",
		way: "Ver todos los productos",
	},
	product: "Producto",
	price: "Precio",
	units: "Unidades",
	putBack: "Volver a vender",
} satisfies Wording<typeof en>;

export default messages;
