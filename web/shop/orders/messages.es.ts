import type { Wording } from "#core/languages.ts";
import { numbersIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const number = numbersIn("es-AR");

const messages = {
	title: "Mis pedidos",
	one: "Tu pedido",
	all: "Todos los pedidos",
	yours: "Mis pedidos",
	order: (id) => `Pedido ${id}`,
	notRead: "No pudimos cargar tus pedidos",
	notReadOne: "No pudimos cargar este pedido",
	tryAgain: "Probar de nuevo",
	toShop: "Ir a la tienda",
	logIn: "Ingresar",
	none: { title: "Todavía no hay pedidos", text: "Acá vas a ver lo que comprás, por dónde anda y cuánto costó." },
	notYours: {
		title: "Ese pedido no está acá",
		text: "Un pedido lo ve quien lo hizo, o quien abre el enlace del e-mail que le mandamos.",
	},
	shown: (shown, total) => `Se ven ${shown} de ${total}`,
	showMore: "Ver más",
	pieces: "Prendas",
	status: "Estado",
	payment: "Pago",
	paymentId: "Número de pago",
	noPayment: "todavía no tiene",
	subtotal: "Subtotal",
	discount: (code) => `Descuento ${code}`.trim(),
	shipping: "Envío",
	free: "Gratis",
	givenBack: "Devuelto",
	installments: "Cuotas",
	total: "Total",
	tax: (rate, amount) => `Incluye impuestos (${number(rate)} %): ${amount}`,
	goesTo: "Se envía a",
	pickedUpBy: "Retira",
	timeline: "Historial",
	buyAgain: "Comprar de nuevo",
	notAgain: "¡Epa!",
	failed: "¡Ups!",
} satisfies Wording<typeof en>;

export default messages;
