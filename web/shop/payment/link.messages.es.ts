import type { Wording } from "#core/languages.ts";
import type en from "./link.messages.en.ts";

const messages = {
	notReadTitle: "No pudimos leer tu pedido",
	tryAgain: "Probar de nuevo",
	notYours: {
		title: "Este enlace no abre ningún pedido",
		text: "Abrí de nuevo el enlace del mail o pedile uno nuevo a la tienda.",
	},
	paid: { title: "Este pedido está pago", text: "¡Gracias! No queda nada por pagar." },
	over: {
		title: "Este enlace ya no sirve",
		text: "El pedido se canceló o venció el plazo. No se cobró nada. Consultá a la tienda o volvé a pedir.",
	},
	follow: "Ver tu pedido",
	until: (moment) => `Te apartamos todo hasta el ${moment}.`,
	notCharged: "No se cobró nada.",
} satisfies Wording<typeof en>;

export default messages;
