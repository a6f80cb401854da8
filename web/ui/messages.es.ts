import type { Wording } from "#core/languages.ts";
import { numbersIn, pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const number = numbersIn("es-AR");
const plural = pluralIn("es");

const messages = {
	messages: "Mensajes",
	close: "Cerrar",
	yes: "Sí",
	no: "No",
	showPassword: "Mostrar la contraseña",
	pages: "Páginas",
	firstPage: "Primera página",
	previousPage: "Página anterior",
	pageOf: (page, pages) => `Página ${page} de ${pages}`,
	nextPage: "Página siguiente",
	lastPage: "Última página",
	now: "Ahora ",
	insteadOf: "antes ",
	offer: "Oferta ",
	colours: (names) => `Colores: ${names}`,
	showIn: (color) => `Mostrar en ${color}`,
	moreColours: (count) => plural(count, { one: "1 color más", other: `${number(count)} colores más` }),
	soldOut: "Agotado",
	rated: (value, most) => `${number(value)} de ${most} estrellas`,
	reviews: (count) => plural(count, { one: "1 opinión", other: `${number(count)} opiniones` }),
} satisfies Wording<typeof en>;

export default messages;
