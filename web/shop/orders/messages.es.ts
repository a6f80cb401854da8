import type { Wording } from "#core/languages.ts";
import { numbersIn, pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const number = numbersIn("es-AR");

const plural = pluralIn("es");

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
	pay: "Pagar este pedido",
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
	giftFor: (name) => `Un regalo para ${name}. La dirección la conoce solo la tienda.`,
	goesTo: "Se envía a",
	pickedUpBy: "Retira",
	timeline: "Historial",
	buyAgain: "Comprar de nuevo",
	notAgain: "¡Epa!",
	failed: "¡Ups!",
	ofLine: (count) => (count === 0 ? "" : plural(count, { one: "1 devuelta", other: `${count} devueltas` })),
	moneyBack: "Dinero devuelto",
	backStates: {
		wanted: "En camino a tu tarjeta",
		done: "Volvió a tu tarjeta",
		failed: "El servicio de tarjetas no lo aceptó; lo estamos revisando",
	},
	cancel: {
		action: "Cancelar el pedido",
		paid: (sum) => ({
			title: "¿Cancelar este pedido?",
			text: `No enviamos nada y te devolvemos ${sum} a la tarjeta. No se puede deshacer.`,
			yes: "Cancelar el pedido",
			no: "Dejarlo",
		}),
		unpaid: {
			title: "¿Cancelar este pedido?",
			text: "No enviamos nada. Si igual se cobrara en tu tarjeta, te devolvemos el dinero. No se puede deshacer.",
			yes: "Cancelar el pedido",
			no: "Dejarlo",
		},
		done: "Cancelamos tu pedido",
		doneAndBack: "Cancelamos tu pedido, te devolvemos el dinero",
		refused: "El pedido no se canceló",
	},
} satisfies Wording<typeof en>;

export default messages;
