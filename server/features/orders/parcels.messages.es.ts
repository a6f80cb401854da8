import type { Wording } from "#core/languages.ts";
import type en from "./parcels.messages.en.ts";

const messages = {
	whole: (orderId) => `Tu pedido ${orderId} está en camino`,
	part: (orderId) => `Una parte de tu pedido ${orderId} está en camino`,
	ready: (orderId) => `Tu pedido ${orderId} está listo para retirar`,
	readyPart: (orderId) => `Una parte de tu pedido ${orderId} está lista para retirar`,
	left: (carrier) => (carrier ? `Tu ropa salió de la tienda con ${carrier}.` : "Tu ropa salió de la tienda."),
	waiting: "Tu ropa está lista y la podés pasar a buscar.",
	rest: "Lo que falta va en otro paquete; te escribimos de nuevo cuando salga.",
	inside: "En este paquete",
	follows: "Falta enviar",
	carrier: "Correo",
	tracking: "Número de seguimiento",
	track: "Seguir el paquete",
} satisfies Wording<typeof en>;

export default messages;
