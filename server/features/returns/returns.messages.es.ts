import type { Wording } from "#core/languages.ts";
import type en from "./returns.messages.en.ts";

const messages = {
	asked: {
		subject: (number) => `Recibimos tu pedido de devolución ${number}`,
		paragraphs: [
			"Gracias por avisarnos. Lo miramos en dos días hábiles y te escribimos con los pasos que siguen.",
			"Guardá las prendas hasta entonces.",
		],
	},
	approved: {
		subject: (number) => `Podés enviar tu devolución ${number}`,
		paragraphs: ["Imprimí la etiqueta, ponela en el paquete con las prendas y envialo a la dirección que figura ahí."],
	},
	refused: {
		subject: (number) => `Sobre tu devolución ${number}`,
		paragraphs: ["Lo sentimos: no la podemos aceptar. Este es el motivo:"],
	},
	received: {
		subject: (number) => `Llegó tu devolución ${number}`,
		paragraphs: ["Ya tenemos tus prendas."],
	},
	sent: {
		subject: (number) => `Tu cambio está en camino (devolución ${number})`,
		paragraphs: ["Lo que elegiste a cambio salió de la tienda."],
	},
	held: (day) => `Te guardamos lo que elegiste a cambio hasta el ${day}.`,
	moneyBack: (amount) =>
		`Te devolvemos ${amount} a la tarjeta con la que pagaste. Los bancos tardan unos días en mostrarlo.`,
	exchangeNext: "Lo que elegiste a cambio sale ahora; te escribimos cuando salga.",
	label: "Imprimir la etiqueta",
	follow: "Ver tu pedido",
	returned: "Devolvés",
	instead: "Recibís",
	carrier: "Correo",
	tracking: "Número de seguimiento",
	track: "Seguir el paquete",
	link: {
		subject: (orderId) => `El enlace a tu pedido ${orderId}`,
		paragraphs: [
			"Vos, o alguien que conoce esta dirección, pidió el enlace a este pedido. Con él podés devolver o cambiar lo que compraste, o cancelar lo que todavía no salió.",
			"Si no fuiste vos, no tenés que hacer nada.",
		],
	},
	shop: {
		subject: (number, orderId) => `Devolución ${number} del pedido ${orderId}`,
		paragraph: "Alguien quiere devolver algo.",
		action: "Ver la devolución",
	},
} satisfies Wording<typeof en>;

export default messages;
