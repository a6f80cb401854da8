import type { Wording } from "#core/languages.ts";
import type en from "./guest-account.messages.en.ts";

const messages = {
	title: "Guardá este pedido en una cuenta",
	text: (email) =>
		`Tu nombre, tu teléfono y tu dirección salen del pedido. Te mandamos un enlace a ${email}: cuando lo abras, el pedido va a estar en tu cuenta.`,
	loginName: "Nombre de usuario",
	password: "Contraseña",
	passwordHint: "8 caracteres o más",
	make: "Crear una cuenta",
	made: (email) => ({
		title: "Tu cuenta está lista",
		text: `Abrí el enlace que te mandamos a ${email}: así este pedido queda en tu cuenta.`,
	}),
	logInYourself: (email) => ({
		title: "Tu cuenta está lista",
		text: `Ingresá y abrí el enlace que te mandamos a ${email}.`,
	}),
	taken: (logIn) =>
		`Ya hay una cuenta con el teléfono o el e-mail de este pedido. [Ingresá](${logIn}), o pedí ahí una contraseña nueva.`,
} satisfies Wording<typeof en>;

export default messages;
