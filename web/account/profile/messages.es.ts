import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Mi perfil",
	loggedInAs: (name, loginName) => `${name}, ingresaste como ${loginName}`,
	mailed: (email) => `Enviamos un e-mail a ${email}`,
	verified: "Tu e-mail está verificado.",
	notVerified: "Tu e-mail todavía no está verificado.",
	openLink: (email) => `Abrí el enlace que enviamos a ${email}.`,
	mailAgain: "Enviar el e-mail otra vez",
	yourPassword: "Tu contraseña",
	passwordHint: "La pedimos para cambiar tu e-mail, tu teléfono o tu nombre de usuario",
	save: "Guardar los cambios",
	saved: "Guardado",
	savedAndMailed: (email) => `Guardado. Abrí el enlace que enviamos a ${email}`,
	yourData: {
		title: "Tus datos",
		text: "Llevate un archivo con todo lo que sabemos de vos, o borrá tu cuenta. Los pedidos que están en camino llegan igual.",
		export: "Descargar mis datos",
		delete: "Borrar la cuenta",
	},
	deletion: {
		title: "¿Borrar tu cuenta?",
		text: "Tus listas, tu carrito y tu ingreso se borran enseguida y no se pueden recuperar.",
		yes: "Borrar mi cuenta",
		no: "Dejarla",
		done: "¡Listo!",
	},
} satisfies Wording<typeof en>;

export default messages;
