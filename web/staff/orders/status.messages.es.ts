import type { Wording } from "#core/languages.ts";
import type en from "./status.messages.en.ts";

const words = { Canceled: "Cancelado", Submited: "Enviado", Completed: "Completado", Processing: "En proceso" };

const messages = {
	stored: words,
	labels: words,
	meanings: {
		Canceled: "No se envía, y la plata no se mueve sola",
		Submited: "En camino",
		Completed: "Pagado, lo estamos preparando",
		Processing: "Esperamos el pago",
	},
	cancelled: {
		unpaid: "No se cobró nada",
		paid: "El pago no se devolvió",
		refunding: "Se está devolviendo el pago",
		refunded: "La plata volvió",
	},
} satisfies Wording<typeof en>;

export default messages;
