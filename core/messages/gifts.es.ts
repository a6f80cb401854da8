import type { Wording } from "../languages.ts";
import type * as en from "./gifts.ts";

export const giftMessages = {
	day: "Elegí un día",
	dayPast: "Elegí hoy o un día que venga",
	dayFar: "Elegí un día dentro de un año",
	dayEarlier: "El día solo se puede pasar para más adelante",
	address: "Decinos adónde mandar los regalos",
	favorites: "Los favoritos no pueden ser una lista de regalos",
	ownGift: "Esta lista ya es tuya",
	noGiftList: "No es una lista de regalos, o su día ya pasó",
	confirmFirst: "Primero confirmá tu dirección con el enlace que te mandamos",
	taken: "Ya lo regala otra persona",
	bought: "Ya está pago; para dejarlo, cancelá su pedido",
	notBought: "Esto ya no lo regalás vos",
	otherLine: "Pagá lo que dijiste que regalás, y nada más",
	ended: "Esta lista terminó, así que ya no se le puede mandar nada",
	freed: "Queda libre para otros",
	tooEarly: "Lo que te regalaron se cuenta cuando pase el día",
	thanked: "Ya diste las gracias por este regalo",
	thanksMissing: "Escribí unas palabras",
	thanksSent: "Tus gracias están en camino",
	asked: "Si esta lista acepta regalos, mandamos un enlace a esta dirección. Muestra lo que ya se regala.",
} satisfies Wording<typeof en.giftMessages>;
