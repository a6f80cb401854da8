import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	connection: "Conexión",
	lost: "No tenés conexión. Esta página, lo que escribas y tu carrito quedan como están.",
	kept: "No tenés conexión: esto es lo último que vimos.",
	asked: "No tenés conexión. Lo que pediste se abre cuando vuelva.",
	back: "Volvió la conexión.",
	tryAgain: "Probar de nuevo",
	goOn: "Seguir",
	title: "No tenés conexión",
	text: "Esta página no está guardada en este dispositivo. Se abre sola cuando vuelva la conexión.",
	seen: "Lo que podés ver mientras tanto",
	cart: "Tu carrito",
} satisfies Wording<typeof en>;

export default messages;
