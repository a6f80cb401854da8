import type { Wording } from "#core/languages.ts";
import type en from "./share-cart.messages.en.ts";

const messages = {
	title: "Compartir este carrito",
	lead: "Quien abra el enlace ve lo que hay ahora en tu carrito, con los precios de ese día, y puede llevarlo al suyo.",
	label: "Enlace a este carrito",
	hint: "Sirve treinta días y no dice nada de vos. Lo que cambies después no está en el enlace.",
	again: "Probar de nuevo",
} satisfies Wording<typeof en>;

export default messages;
