import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Devoluciones",
	action: "Devolver o cambiar",
	until: (day) => `Podés devolver lo que no te quedes hasta el ${day}.`,
	failed: "No se pudo abrir. Probá de nuevo.",
	tryAgain: "Probar de nuevo",
	one: (number) => `Devolución ${number}`,
	states: {
		requested: "Pedida, la estamos mirando",
		approved: "Enviala con la etiqueta en el paquete",
		refused: "No la pudimos aceptar",
		cancelled: "Sin efecto",
		received: "Llegó",
	},
	instead: (garment) => `A cambio de ${garment}`,
	money: "Devolución de la plata",
	held: (day) => `Te lo guardamos hasta el ${day}`,
	refund: {
		wanted: (sum) => `${sum} está en camino a tu tarjeta`,
		done: (sum) => `Devolvimos ${sum} a tu tarjeta`,
		failed: (sum) => `Todavía no pudimos devolver ${sum}; lo estamos viendo`,
	},
	toSend: "Ahora sale tu cambio",
	sent: (day, carrier) => (carrier ? `Tu cambio salió el ${day} con ${carrier}` : `Tu cambio salió el ${day}`),
	tracking: (number) => `Número de seguimiento: ${number}`,
	track: "Seguir el cambio",
	slip: "Etiqueta para el paquete",
	slipOne: (number) => `Etiqueta para el paquete de la devolución ${number}, en PDF`,
	slipFailed: "No se pudo bajar la etiqueta. Probá de nuevo.",
	callOff: "Dejar sin efecto",
	callOffOne: (number) => `Dejar sin efecto la devolución ${number}`,
	question: {
		title: "¿Te quedás con las prendas?",
		text: "La devolución termina acá y lo que te guardamos vuelve a la venta. Podés pedirla de nuevo mientras duren los días para devolver.",
		yes: "Dejar sin efecto",
		no: "Seguir con ella",
	},
	calledOff: "La devolución quedó sin efecto",
	refused: "¡Ups!",
} satisfies Wording<typeof en>;

export default messages;
