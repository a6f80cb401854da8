import type { Wording } from "#core/languages.ts";
import type en from "./cart-screen.messages.en.ts";

const messages = {
	savedLine: (name) => `Guardaste ${name} para después.`,
	change: "Cambiar",
	changeOf: (name) => `Cambiar color o talle de ${name}`,
	share: "Compartir este carrito",
	saveForLater: "Guardar para después",
	saveForLaterOf: (name) => `Guardar para después: ${name}`,
	laterIsFull: "Ya hay cien líneas guardadas para después: primero sacá una.",
	fromSum: (sum) => `Desde ${sum}, según tu dirección`,
	toFree: (sum) => `Te faltan ${sum} para el envío gratis`,
} satisfies Wording<typeof en>;

export default messages;
