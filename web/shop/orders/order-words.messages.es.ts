import type { Wording } from "#core/languages.ts";
import type en from "./order-words.messages.en.ts";

const messages = {
	payments: {
		approved: "Pagado",
		in_process: "Pago en proceso",
		pending: "Pago en proceso",
		authorized: "Pago en proceso",
		in_mediation: "Pago en disputa",
		rejected: "Pago rechazado",
		cancelled: "Pago cancelado",
		refunded: "Dinero devuelto",
		charged_back: "Dinero devuelto",
		unknown: "Estamos revisando el pago",
		unpaid: "Sin pagar",
	},
	statuses: { Canceled: "Cancelado", Submited: "Enviado", Completed: "Completado", Processing: "En proceso" },
	meanings: {
		Submited: "En camino",
		Completed: "Pagado, lo estamos preparando",
		Processing: "Esperamos el pago",
		Canceled: { nothing: "No se cobró nada", back: "Te devolvemos el dinero" },
		part: "Una parte está en camino",
	},
	changes: {
		Submited: "Tu pedido salió de la tienda",
		Completed: "Tu pedido está completo: lo estamos preparando",
		Canceled: "Cancelamos tu pedido",
		Processing: "Tu pedido está en proceso",
	},
	address: "Corregimos la dirección",
	placed: "Pedido realizado",
	parcels: { sent: "Salió un paquete de la tienda", back: "Un paquete al final no había salido" },
	units: (most) => `Guardamos hasta ${most} de cada talle mientras se procesa el pago`,
	returns: {
		requested: "Pedido de devolución",
		approved: "Aceptamos la devolución",
		refused: "La devolución fue rechazada",
		cancelled: "La devolución quedó sin efecto",
		received: "Llegó la devolución",
	},
	refunds: {
		done: "Devolvimos el dinero",
		failed: "No pudimos devolver el dinero",
		wanted: "Devolución pedida",
		part_wanted: "Vamos a devolver una parte del dinero",
		part_done: "Devolvimos una parte del dinero",
	},
} satisfies Wording<typeof en>;

export default messages;
