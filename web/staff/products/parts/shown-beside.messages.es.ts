import type { Wording } from "#core/languages.ts";
import type en from "./shown-beside.messages.en.ts";

const messages = {
	companions: {
		hint: "Se muestra debajo con este título y en este orden, mientras se pueda comprar. Sin ninguno, la tienda los busca.",
		find: "Agregar un producto que combine",
		full: "Pueden combinar hasta ocho productos.",
		remove: (product) => `Sacar ${product} de lo que combina`,
	},
	seo: {
		hint: "En lugar del nombre y la descripción, si el idioma de la página no tiene los suyos. Lo vacío queda como está.",
		title: "Título, hasta 70",
		description: "Descripción, hasta 160",
		slug: "Dirección: /products/…",
		slugHint: "Las direcciones anteriores siguen llevando acá. Vacía en un producto nuevo: sale del nombre",
	},
} satisfies Wording<typeof en>;

export default messages;
