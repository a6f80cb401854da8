import type { Wording } from "#core/languages.ts";
import type en from "./test-cards.messages.en.ts";

const messages = {
	title: "Servicio de tarjetas de prueba",
	lead: "Este es un servicio de tarjetas de prueba.",
	text: "No se mueve dinero ni se acepta ninguna tarjeta real. Tocá una tarjeta de prueba para completarla; el nombre del titular decide qué pasa con el pago.",
	brand: (name) => name.replace("debit", "débito"),
	outcomes: { approved: "aprobado", in_process: "en proceso", rejected: "rechazado" },
	others: "Otras formas de que lo rechacen, y quién decide lo que está en proceso",
	desk: (to) => `Los pagos en proceso esperan una decisión en [el escritorio del servicio de tarjetas](${to}).`,
} satisfies Wording<typeof en>;

export default messages;
