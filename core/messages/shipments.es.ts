import type { Wording } from "../languages.ts";
import type { shipmentMessages as en } from "./shipments.ts";

export const shipmentMessages = {
	url: "El enlace tiene que empezar con https://",
	cancelled: "Este pedido está cancelado",
	sent: "Todo este pedido ya salió",
	lines: "Algo de esto ya salió, o no es de este pedido",
} satisfies Wording<typeof en>;
