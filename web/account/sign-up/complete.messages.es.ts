import type { Wording } from "#core/languages.ts";
import type en from "./complete.messages.en.ts";

const messages = {
	about: "Terminá de crear tu cuenta",
	title: "Ya casi está",
	lead: "Necesitamos saber algunas cosas para poder enviarte lo que compres.",
	signInFirst: "Primero ingresá, así sabemos quién sos.",
	otherAddress: "Con otra dirección ingresás solo con contraseña",
	howYouLogIn: "Cómo ingresás sin ese servicio",
	signUp: "Crear la cuenta",
} satisfies Wording<typeof en>;

export default messages;
