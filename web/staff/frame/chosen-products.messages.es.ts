import type { Wording } from "#core/languages.ts";
import type en from "./chosen-products.messages.en.ts";

const messages = {
	findHint: "Escribí parte del nombre",
	nothing: "Ningún producto a la venta se llama así",
	failed: "No se pudo buscar. Escribí de nuevo.",
	add: (product) => `Agregar ${product}`,
	gone: (id) => `Producto ${id}, ya no está a la venta`,
	unread: (id) => `Producto ${id}, que ahora no se pudo leer`,
} satisfies Wording<typeof en>;

export default messages;
