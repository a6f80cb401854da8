import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

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
	soldOut: "Agotado",
	rated: (value, most) => `${value} de ${most} estrellas`,
	reviews: (count) => plural(count, { one: "1 opinión", other: `${count} opiniones` }),
} satisfies Wording<typeof en>;

export default messages;
