import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Botón de arrepentimiento",
	lead: "¿Te arrepentiste? Contanos de qué pedido se trata y te mandamos por mail el enlace con el que lo devolvés, lo cambiás o cancelás lo que todavía no salió. No necesitás una cuenta.",
	order: "Número de pedido",
	orderHint: "Está en el asunto de nuestros mails",
	orderWrong: "El número de pedido lleva solo números",
	email: "E-mail",
	emailHint: "El que diste con el pedido",
	emailWrong: "Revisá esta dirección",
	send: "Mandame el enlace",
	sent: "Si los dos datos coinciden, te llega un mail con el enlace.",
	sentNote: "Mirá también en el correo no deseado. Todavía no se canceló nada: seguís desde el enlace.",
	client: "¿Tenés una cuenta?",
	orders: "Ver tus pedidos",
	terms: "Cómo son las devoluciones",
} satisfies Wording<typeof en>;

export default messages;
