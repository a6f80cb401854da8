import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Avisame cuando vuelva",
	what: (name, colour, size) => `${name}, ${colour}, ${size}`,
	note: "Te escribimos un solo mail cuando vuelva y después olvidamos tu dirección.",
	email: "E-mail",
	emailWrong: "Escribí una dirección de e-mail, por ejemplo ana@ejemplo.com",
	ask: "Avisame",
	asked: "Gracias. Te escribimos cuando vuelva.",
	askedNote:
		"Si todavía no conocemos tu dirección, abrí el enlace del mail que te mandamos ahora. Sirve por siete días.",
	close: "Cerrar",
	confirm: {
		title: "¿Te avisamos?",
		text: "Te escribimos un solo mail cuando vuelva lo que pediste.",
		button: "Sí, avísenme",
		done: (colour, size) => `Ya estás en la lista: ${colour}, ${size}. Te escribimos cuando vuelva.`,
		see: "Verlo en la tienda",
	},
	end: {
		title: "¿Terminar este aviso?",
		text: "Olvidamos tu dirección para este aviso y no te escribimos más sobre esto.",
		button: "Terminar el aviso",
		done: "El aviso terminó. No te escribimos más sobre esto.",
		see: "Ir a la tienda",
	},
	list: {
		title: "¿No querés más mails sobre esta lista?",
		text: "No te escribimos más sobre sus productos. Podés pedirlo de nuevo en la página de la lista.",
		button: "No mandar más",
		done: "No te escribimos más sobre esta lista.",
		see: "Ir a la tienda",
	},
	unknown: "Este enlace ya no sirve. Abrí el producto y pedí el aviso de nuevo.",
	needsScript: "Este paso necesita JavaScript. Activalo y abrí el enlace de nuevo.",
} satisfies Wording<typeof en>;

export default messages;
