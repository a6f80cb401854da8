import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Ingresar",
	username: "Usuario",
	usernameHint: "Tu nombre de usuario o tu e-mail",
	password: "Contraseña",
	remember: "Recordarme",
	logIn: "Ingresar",
	withPasskey: "Ingresar con una llave de acceso",
	failed: "¡Ups!",
	known: (email) =>
		`Ya hay una cuenta con ${email}. Ingresá una vez, y desde entonces vas a poder entrar de las dos formas.`,
	joinedLater: "Verificá tu e-mail. Después ingresá así una vez más, y vas a poder entrar de las dos formas.",
	newHere: "¿Primera vez acá?",
	signUp: "Crear una cuenta",
	forgot: "¿Olvidaste tu contraseña?",
	forgotNote: "Te enviamos un enlace para elegir una nueva.",
	email: "E-mail",
	send: "Enviar",
} satisfies Wording<typeof en>;

export default messages;
