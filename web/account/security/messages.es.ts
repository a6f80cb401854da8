import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Seguridad",
	email: {
		title: "E-mail",
		goTo: (email) => `Te escribimos a ${email}.`,
		goToAndLogIn: (email) => `Te escribimos a ${email}, y también podés ingresar con esa dirección.`,
		change: "Cambialo arriba, entre tus datos. La dirección nueva se confirma por e-mail.",
		pending: (email) => `${email} toma su lugar cuando abras el enlace que enviamos ahí.`,
		mailed: (email) => `Enviamos un e-mail a ${email}`,
		mailAgain: "Enviar el enlace otra vez",
		cancel: "Cancelar el cambio",
		stays: "Tu e-mail queda como está",
	},
	password: { title: "Cambiá tu contraseña", changed: "Cambiamos tu contraseña" },
	others: {
		title: "Ingreso con otros servicios",
		what: "con qué otros servicios ingresás",
		none: "No ingresás con ningún otro servicio. Ingresás con tu contraseña.",
		ask: (name) => `¿Desvincular ${name}?`,
		text: "Después ingresás sin ese servicio.",
		yes: "Desvincular",
		no: "Dejar",
		done: (name) => `${name} ya no abre tu cuenta`,
		since: (day) => `Desde el ${day}`,
		unlink: (name) => `Desvincular ${name}`,
	},
} satisfies Wording<typeof en>;

export default messages;
