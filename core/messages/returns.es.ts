import type { Wording } from "../languages.ts";
import type { returnMessages as en } from "./returns.ts";

export const returnMessages = {
	nothing: "Ahora no se puede devolver nada de este pedido",
	tooMany: "Es más de lo que todavía se puede devolver",
	noLine: "Este pedido no tiene esa línea",
	noExchange: "Ese color y talle no es de esta prenda",
	exchangeGone: "Ese color y talle se vendió mientras tanto: elegí otro, o que te devolvamos la plata",
	closed: "Esta devolución ya está cerrada",
	notPaid: "La plata de este pedido ya se devolvió, o está en camino",
	beingReturned: "Algunas de estas prendas se están devolviendo: cerrá esa devolución",
	parcelStays: "Hay prendas de este pedido que se están devolviendo, así que ya salió",
	nothingToSend: "Esta devolución no tiene ningún cambio para enviar",
	refusal: "Contá en pocas palabras por qué, hasta 500 letras",
} satisfies Wording<typeof en>;
