import type { Wording } from "#core/languages.ts";
import type en from "./popup.messages.en.ts";

const messages = {
	done: { title: "Ingresaste", text: "Podés cerrar esta ventana y seguir en la tienda." },
	cancelled: { title: "Cancelaste el ingreso", text: "No cambió nada. Podés cerrar esta ventana." },
	failed: {
		title: "No pudimos hacerte ingresar",
		text: "El servicio de ingreso no respondió o no lo aceptó. Probá de nuevo más tarde.",
	},
	expired: { title: "Este ingreso venció", text: "Cerrá esta ventana y empezá de nuevo desde la tienda." },
	close: "Cerrar esta ventana",
	toShop: "Ir a la tienda",
} satisfies Wording<typeof en>;

export default messages;
