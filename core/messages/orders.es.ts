import type { Wording } from "../languages.ts";
import type * as en from "./orders.ts";

export const orderMessages = {
	address: {
		cancelled: "Este pedido está cancelado: no va a ningún lado",
		left: "Algo de este pedido ya salió: la dirección queda como está",
		gift: "Un regalo va adonde dijo quien lo recibe",
		forgotten: "Los datos del cliente se borraron de este pedido",
	},
	unpaid: "No hay ningún pago tuyo para este pedido",
	unitsGone: "Mientras tanto se vendió lo que este pedido necesita",
	codeUsedUp: (code) => `Mientras tanto se agotó el código de descuento ${code}`,
	tooMuch: "Es demasiado para un solo pedido",
	beingPaid: "Este pago se está procesando, no pagues de nuevo",
	unsigned: "Esto no está firmado por el servicio de pagos",
	noProduct: (id) => `No hay un producto ${id}`,
	noColour: (name, colour) => `${name} no viene en ${colour}`,
	noSize: (name, size) => `${name} no viene en el talle ${size}`,
} satisfies Wording<typeof en.orderMessages>;
