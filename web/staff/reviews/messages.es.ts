import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Opiniones",
	what: "las opiniones",
	find: "Producto, palabras o autor",
	show: "Ver",
	all: "Todas",
	shows: { reported: "Denunciadas", photos: "Con fotos en espera", unanswered: "Sin respuesta", hidden: "Ocultas" },
	stars: "Estrellas",
	anyStars: "Todas",
	count: (total) => (total === "1" ? "1 opinión" : `${total} opiniones`),
	none: {
		title: "Todavía nadie opinó",
		text: "Quien compra algo puede opinar en la página del producto.",
	},
	noMatch: { title: "No hay ninguna opinión así", text: "Probá con otras palabras o mirá todas." },
	showAll: "Ver todas las opiniones",
	by: (author, day) => `${author}, ${day}`,
	bought: (what) => `Compró: ${what}`,
	size: (size) => `talle ${size}`,
	fits: { small: "Viene chico", true: "Es el esperado", large: "Viene grande" },
	hidden: (day, reason) => `Oculta desde el ${day}: ${reason}`,
	reports: (count) => plural(count, { one: "Denunciada una vez", other: `Denunciada ${count} veces` }),
	reasons: {
		offensive: "Ofensiva",
		advertising: "Publicidad",
		untrue: "No es cierta, o habla de otra cosa",
		other: "Otra cosa",
	},
	byGuest: "de alguien sin cuenta",
	byClient: "de un cliente",
	answer: "Responder",
	changeAnswer: "Cambiar la respuesta",
	answerOf: (author) => `Responder la opinión de ${author}`,
	yourAnswer: "Tu respuesta",
	answerHint: "La ven todos debajo de la opinión, en nombre de la tienda. Dejala vacía para quitarla.",
	save: "Guardar la respuesta",
	cancel: "Cancelar",
	answered: "Tu respuesta está debajo de la opinión",
	answerGone: "Quitaste la respuesta",
	hide: "Ocultar",
	hideOf: (author) => `Ocultar la opinión de ${author}`,
	hideTitle: "Ocultar esta opinión",
	hideNote:
		"Sale de la página del producto, de su puntaje y de todas las cifras. Quien la escribió la sigue viendo, sin el motivo.",
	reason: "Por qué",
	reasonHint: "Solo lo lee el personal.",
	isHidden: "La opinión está oculta",
	showAgain: "Volver a mostrar",
	showOf: (author) => `Volver a mostrar la opinión de ${author}`,
	isShown: "La opinión se ve de nuevo",
	leave: "Dejarla como está",
	leaveOf: (author) => `Dejar como está la opinión de ${author}`,
	left: "Sus denuncias quedaron resueltas",
	photosOf: (author) => `Fotos de ${author}`,
	photo: (author, place) => `foto ${place} de ${author}`,
	states: { waiting: "En espera", accepted: "A la vista", refused: "Rechazada" },
	accept: "Aceptar",
	acceptOne: (photo) => `Aceptar ${photo}`,
	refuse: "Rechazar",
	refuseOne: (photo) => `Rechazar ${photo}`,
	judged: {
		waiting: "La foto espera de nuevo",
		accepted: "La foto ahora la ven todos",
		refused: "La foto quedó rechazada; se borra en siete días",
	},
} satisfies Wording<typeof en>;

export default messages;
