import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Devoluciones",
	what: "Las devoluciones",
	show: "Mostrar",
	all: "Todas",
	shows: {
		open: "Abiertas",
		requested: "Pedidas",
		approved: "En camino",
		to_send: "Cambios para enviar",
		received: "Recibidas",
		refused: "Rechazadas",
		cancelled: "Sin efecto",
	},
	count: (count) => `Devoluciones: ${count}`,
	none: { title: "Todavía no hay devoluciones", text: "Acá aparece lo que los clientes quieren devolver." },
	noMatch: { title: "Nada por acá", text: "Ninguna devolución está en ese estado." },
	showAll: "Mostrar todas",
	one: (number) => `Devolución ${number}`,
	order: (id) => `Pedido ${id}`,
	ofOrder: "Devoluciones de este pedido",
	states: {
		requested: "Pedida",
		approved: "Aceptada, en camino",
		refused: "Rechazada",
		cancelled: "El cliente la dejó sin efecto",
		received: "Recibida",
	},
	reasons: {
		too_small: "Le queda chica",
		too_large: "Le queda grande",
		not_as_shown: "No es como se mostraba",
		damaged: "Llegó dañada",
		wrong_garment: "No es la prenda pedida",
		changed_mind: "Se arrepintió",
		other: "Otro motivo",
	},
	instead: (garment) => `A cambio de ${garment}`,
	money: "Quiere la plata",
	held: (day) => `Guardado hasta el ${day}`,
	refusal: (words) => `Se le dijo: ${words}`,
	refund: {
		wanted: (sum) => `${sum} en camino de vuelta`,
		done: (sum) => `Se devolvió ${sum}`,
		failed: (sum) => `El servicio de tarjetas no aceptó devolver ${sum}`,
	},
	sent: (moment, carrier) => (carrier ? `Cambio enviado ${moment}, ${carrier}` : `Cambio enviado ${moment}`),
	toSend: "Falta enviar el cambio",
	approve: "Aceptar",
	approveOne: (number) => `Aceptar la devolución ${number}`,
	approved: (number) => `Aceptaste la devolución ${number}; le mandamos la etiqueta por mail`,
	refuse: "Rechazar",
	refuseOne: (number) => `Rechazar la devolución ${number}`,
	refuseTitle: "¿Rechazar esta devolución?",
	refuseNote: "Le mandamos estas palabras por mail. Lo guardado vuelve a la venta. No se puede deshacer.",
	reason: "Por qué",
	refused: (number) => `La devolución ${number} fue rechazada; le contamos por qué`,
	receive: "Recibida",
	receiveOne: (number) => `Recibida: devolución ${number}`,
	receiveTitle: "¿Llegó todo?",
	receiveNote: (money, exchanges) =>
		[
			money > 0 &&
				plural(money, {
					one: "La plata de 1 prenda se devuelve ahora mismo.",
					other: `La plata de ${money} prendas se devuelve ahora mismo.`,
				}),
			exchanges > 0 && "Lo pedido a cambio sale del estante y se puede enviar.",
			"No se puede deshacer.",
		]
			.filter(Boolean)
			.join(" "),
	onShelf: (piece) => `${piece} vuelve al estante`,
	received: (number) => `La devolución ${number} está recibida`,
	again: "Probar de nuevo",
	againOne: (number) => `Probar de nuevo: la plata de la devolución ${number}`,
	send: "Enviar el cambio",
	sendOne: (number) => `Enviar el cambio de la devolución ${number}`,
	sendTitle: "Enviar el cambio",
	sendNote: "Le mandamos por mail qué salió y dónde seguirlo.",
	isSent: (number) => `El cambio de la devolución ${number} salió`,
	slip: "Etiqueta",
	slipOne: (number) => `Etiqueta de la devolución ${number}, en PDF`,
} satisfies Wording<typeof en>;

export default messages;
